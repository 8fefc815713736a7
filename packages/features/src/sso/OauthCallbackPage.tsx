import { useState } from 'react';
import { enterBySso, type Entered } from './calls.ts';
import { copy } from './copy.ts';
import { takeSecret } from './secret.ts';
import { useOnce } from './useOnce.ts';
import { Waiting } from './Waiting.tsx';

export interface OauthCallbackPageProps {
  /** Of the address: what the provider sent along. */
  query: URLSearchParams;
  onLoggedIn: (entered: Entered, publicId: string) => void;
}

/** /oauth/callback: the way back from single sign-on. */
export function OauthCallbackPage({ query, onLoggedIn }: OauthCallbackPageProps) {
  const [began, setBegan] = useState<string>();
  const problem = useOnce(async () => {
    const kept = takeSecret('oauth');
    setBegan(kept?.publicId);
    const { publicId, ...entered } = await enterBySso(query, kept?.verifier);
    onLoggedIn(entered, publicId);
  });
  return (
    <Waiting
      working={copy.callback.working}
      failed={copy.callback.failed}
      problem={problem}
      retry={began && `/sso/b/${encodeURIComponent(began)}`}
    />
  );
}
