import { Button, InlineMessage } from '@tinystar/ui';
import { sharedCopy } from './copy.ts';
import type { Remote } from './remote.ts';

export interface FailedMessageProps {
  /** Said when the failure has no words of its own. */
  otherwise: string;
  /** What failed, where its own words help; left out where several failures stand on one page. */
  of?: Remote<unknown>;
  onRetry: () => void;
}

/** Within a dialog or a card, in the place of what could not be fetched: why, and another try. */
export function FailedMessage({ otherwise, of, onRetry }: FailedMessageProps) {
  return (
    <InlineMessage
      tone="danger"
      action={
        <Button size="sm" onPress={onRetry}>
          {sharedCopy.retry}
        </Button>
      }
    >
      {of?.kind === 'failed' ? of.message : otherwise}
    </InlineMessage>
  );
}
