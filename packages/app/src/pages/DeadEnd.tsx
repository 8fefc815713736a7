import { Button, Result, type ResultProps } from '@tinystar/ui';
import { pageCopy } from './copy.ts';

/** A page that is not there or not for this person: why, and the way home. */
export function DeadEnd({ kind, words }: { kind: ResultProps['kind']; words: { title: string; text: string } }) {
  return (
    <Result
      kind={kind}
      title={words.title}
      actions={
        <Button tone="accent" emphasis="solid" href="/">
          {pageCopy.home}
        </Button>
      }
    >
      {words.text}
    </Result>
  );
}
