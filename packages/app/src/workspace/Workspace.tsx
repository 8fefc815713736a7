import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { GoTo } from '../front/GoTo.tsx';
import { loginPath } from '../session/redirect.ts';
import { useToken } from '../session/useToken.ts';
import { Identity } from './Identity.tsx';

/** Everything behind the guard: nobody comes in without a token, and each identity begins with nothing of another. */
export default function Workspace() {
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  const [switches, setSwitches] = useState(0);
  if (token === null) return <GoTo path={loginPath(pathname + search + hash)} />;
  return <WithQueries key={`${token} ${switches}`} token={token} onSwitched={() => setSwitches((n) => n + 1)} />;
}

function WithQueries({ token, onSwitched }: { token: string; onSwitched: () => void }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <Identity token={token} onSwitched={onSwitched} />
    </QueryClientProvider>
  );
}
