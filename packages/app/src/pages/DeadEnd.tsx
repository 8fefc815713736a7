import { Button, Result, type ResultProps } from '@tinystar/ui';
import { pageCopy } from './copy.ts';

export interface DeadEndProps {
  kind: ResultProps['kind'];
  words: { title: string; text: string };
  /** Where home is. @default '/' */
  home?: string;
}

/** A page that is not there or not for this person: why, and the way home. */
export function DeadEnd({ kind, words, home = '/' }: DeadEndProps) {
  return (
    <Result
      kind={kind}
      title={words.title}
      actions={
        <Button tone="accent" emphasis="solid" href={home}>
          {pageCopy.home}
        </Button>
      }
    >
      {words.text}
    </Result>
  );
}
