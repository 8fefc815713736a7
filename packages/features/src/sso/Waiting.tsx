import { Button, Result, Spinner, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './Waiting.css.ts';

export interface WaitingProps {
  /** What is under way. */
  working: string;
  /** Heading once it has failed. */
  failed: string;
  /** Why it failed; until then it is under way. */
  problem: string | undefined;
  /** Where to begin anew. */
  retry?: string | undefined;
}

/** A page that does one thing by itself and leaves, or says why it could not. */
export function Waiting({ working, failed, problem, retry }: WaitingProps) {
  if (problem === undefined)
    return (
      <main className={css.page}>
        <Spinner size="lg" />
        <Text tone="secondary">
          <span role="status">{working}</span>
        </Text>
      </main>
    );
  return (
    <main className={css.page}>
      <Result
        kind="error"
        title={failed}
        actions={
          <>
            {retry === undefined ? null : (
              <Button tone="accent" emphasis="solid" href={retry}>
                {copy.retry}
              </Button>
            )}
            <Button href="/login">{copy.toLogin}</Button>
          </>
        }
      >
        {problem}
      </Result>
    </main>
  );
}
