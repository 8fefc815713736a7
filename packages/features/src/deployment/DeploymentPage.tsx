import { meta, type Config } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { DeploymentView } from './DeploymentView.tsx';

// Anybody may read it: no token to send.
const api = createApi('personal', { token: () => null });

interface Asked {
  data: Config | undefined;
  error: unknown;
}
const nothingYet: Asked = { data: undefined, error: null };

/** /test, which only test deployments have (C-05); `elsewhere` stands in its place in the others. */
export function DeploymentPage({ elsewhere }: { elsewhere: ReactNode }) {
  const [asked, setAsked] = useState(nothingYet);
  const ask = useCallback(() => {
    setAsked(nothingYet);
    api(meta.config, {}).then(
      (data) => setAsked({ data, error: null }),
      (error: unknown) => setAsked({ data: undefined, error }),
    );
  }, []);
  useEffect(ask, [ask]);
  if (asked.data && asked.data.deploymentType !== 'test') return elsewhere;
  return <DeploymentView config={remoteOf(asked)} onRetry={ask} />;
}
