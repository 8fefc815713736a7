import { Button, Result } from '@tinystar/ui';
import { chatCopy } from './copy.ts';

export interface UnavailableProps {
  /** Missing: there is none, or none for this visitor. Otherwise the words of the failure. */
  failure?: { message: string; requestId?: string | undefined; denied?: boolean };
  /** Log-in that comes back here, for a visitor: members open what is published within their enterprise (C-75). */
  loginHref?: string | undefined;
  /** For whoever is logged in: out of what cannot be opened. */
  consoleHref?: string | undefined;
  onRetry: () => void;
}

/** Instead of a conversation that cannot be opened. */
export function Unavailable({ failure, loginHref, consoleHref, onRetry }: UnavailableProps) {
  if (!failure) {
    const onward = loginHref ? (
      <Button href={loginHref}>{chatCopy.logIn}</Button>
    ) : consoleHref ? (
      <Button href={consoleHref}>{chatCopy.toConsole}</Button>
    ) : undefined;
    // Everybody sees the same words, so that they do not tell whether such an assistant exists.
    return (
      <Result kind="notFound" title={chatCopy.assistantMissing} {...(onward && { actions: onward })}>
        {chatCopy.assistantMissingHint}
      </Result>
    );
  }
  return (
    <Result
      kind={failure.denied ? 'notFound' : 'error'}
      title={failure.message}
      {...(failure.requestId === undefined ? {} : { requestId: failure.requestId })}
      actions={
        failure.denied ? (
          consoleHref && <Button href={consoleHref}>{chatCopy.toConsole}</Button>
        ) : (
          <Button onPress={onRetry}>{chatCopy.again}</Button>
        )
      }
    />
  );
}
