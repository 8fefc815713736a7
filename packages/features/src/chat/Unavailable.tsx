import { Button, Result } from '@tinystar/ui';
import { chatCopy } from './copy.ts';

export interface UnavailableProps {
  /** Missing: there is none, or none for this visitor. Otherwise the words of the failure. */
  failure?: { message: string; requestId?: string };
  onRetry: () => void;
}

/** Instead of a conversation that cannot be opened. A module of its own, because a first load seldom needs it. */
export default function Unavailable({ failure, onRetry }: UnavailableProps) {
  if (!failure) {
    return (
      <Result kind="notFound" title={chatCopy.assistantMissing}>
        {chatCopy.assistantMissingHint}
      </Result>
    );
  }
  return (
    <Result
      kind="error"
      title={failure.message}
      {...(failure.requestId === undefined ? {} : { requestId: failure.requestId })}
      actions={<Button onPress={onRetry}>{chatCopy.again}</Button>}
    />
  );
}
