import { messages } from '@tinystar/contract';
import { Button, Result } from '@tinystar/ui';
import { RefreshCw } from '@tinystar/ui/icons';

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
          重试
        </Button>
      }
    >
      没有提交的内容都还在，连上后接着写
    </Result>
  );
}
