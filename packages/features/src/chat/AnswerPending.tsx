import { Text, ThinkingDots } from '@tinystar/ui';
import * as css from './AnswerPending.css.ts';

/** Stands in for an answer until its renderer is there: the plain words, or dots when there are none yet. */
export function AnswerPending({ text }: { text: string }) {
  return <div className={css.pending}>{text === '' ? <ThinkingDots /> : <Text size="prose">{text}</Text>}</div>;
}
