import { Button, InlineMessage } from '@tinystar/ui';
import type { Remote } from './remote.ts';

export interface FailedMessageProps {
  /** Said when the failure has no words of its own. */
  otherwise: string;
  of: Remote<unknown>;
  onRetry: () => void;
}

/** Within a dialog, in the place of what could not be fetched: why, and another try. */
export function FailedMessage({ otherwise, of, onRetry }: FailedMessageProps) {
  return (
    <InlineMessage
      tone="danger"
      action={
        <Button size="sm" onPress={onRetry}>
          重试
        </Button>
      }
    >
      {of.kind === 'failed' ? of.message : otherwise}
    </InlineMessage>
  );
}
