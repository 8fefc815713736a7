import { Button, Result } from '@tinystar/ui';
import { sharedCopy } from './copy.ts';
import type { Remote } from './remote.ts';

export interface FailedResultProps {
  title: string;
  /** What did not come; its words and its number are told. */
  of: Remote<unknown>;
  onRetry: () => void;
}

/** In the place of what could not be fetched: why, the number to report it by, and another try where one can help. */
export function FailedResult({ title, of, onRetry }: FailedResultProps) {
  const { message = '', requestId, denied } = of.kind === 'failed' ? of : {};
  if (denied)
    return (
      <Result kind="denied" title={message}>
        {sharedCopy.denied}
      </Result>
    );
  return (
    <Result
      kind="error"
      title={title}
      actions={<Button onPress={onRetry}>{sharedCopy.retry}</Button>}
      {...(requestId ? { requestId } : {})}
    >
      {message}
    </Result>
  );
}
