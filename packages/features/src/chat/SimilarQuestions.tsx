import { Icon } from '@tinystar/ui';
import { ChevronRight } from '@tinystar/ui/icons';
import * as css from './SimilarQuestions.css.ts';

export interface SimilarQuestionsProps {
  title: string;
  questions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
}

/** Questions that are asked by a press; nothing where there are none. */
export function SimilarQuestions({ title, questions, disabled, onAsk }: SimilarQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={css.list} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {questions.map((question) => (
        <button key={question} type="button" className={css.ask} disabled={disabled} onClick={() => onAsk(question)}>
          {question}
          <Icon of={ChevronRight} size="sm" tone="tertiary" />
        </button>
      ))}
    </section>
  );
}
