import { messages } from '@tinystar/contract';
import { Button, Result } from '@tinystar/ui';
import { RefreshCw } from '@tinystar/ui/icons';
import { workspaceCopy } from './copy.ts';

export interface ConnectionLostProps {
  pending: boolean;
  onRetry: () => void;
}

/** The session could not be asked for; nothing is lost, and one try may be enough. */
export function ConnectionLost({ pending, onRetry }: ConnectionLostProps) {
  return (
    <Result
      kind="error"
      title={messages.network}
      actions={
        <Button icon={RefreshCw} pending={pending} onPress={onRetry}>
          {workspaceCopy.retry}
        </Button>
      }
    >
      {workspaceCopy.connectionKept}
    </Result>
  );
}
