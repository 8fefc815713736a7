import { enterByWeCom, weComAddress, type Entered } from './calls.ts';
import { copy } from './copy.ts';
import { useOnce } from './useOnce.ts';
import { Waiting } from './Waiting.tsx';

export interface WeComLoginPageProps {
  /** Of the address: what the messenger sent along. */
  query: URLSearchParams;
  /** Leaves the product for the messenger's page. */
  onLeave: (url: string) => void;
  onLoggedIn: (entered: Entered) => void;
}

/** /thirdLogin/weComInner: asks the messenger who this is, and logs in with its answer. */
export function WeComLoginPage({ query, onLeave, onLoggedIn }: WeComLoginPageProps) {
  const problem = useOnce(async () => {
    if (query.has('code') || query.has('state')) onLoggedIn(await enterByWeCom(query));
    else onLeave(await weComAddress());
  });
  return <Waiting working={copy.weCom.working} failed={copy.weCom.failed} problem={problem} />;
}
