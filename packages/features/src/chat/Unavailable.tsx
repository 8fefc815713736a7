import { Button, Result } from '@tinystar/ui';
import { chatCopy } from './copy.ts';

export interface UnavailableProps {
  /** Missing: there is none, or none for this visitor. Otherwise the words of the failure. */
  failure?: { message: string; requestId?: string };
  /** Log-in that comes back here, for a visitor: members open what is published within their enterprise (C-75). */
  loginHref?: string | undefined;
  onRetry: () => void;
}

/** Instead of a conversation that cannot be opened. */
export function Unavailable({ failure, loginHref, onRetry }: UnavailableProps) {
  if (!failure) {
    return (
      <Result
        kind="notFound"
        title={chatCopy.assistantMissing}
        {...(loginHref && { actions: <Button href={loginHref}>{chatCopy.logIn}</Button> })}
      >
        {loginHref ? chatCopy.assistantMissingVisitor : chatCopy.assistantMissingHint}
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
