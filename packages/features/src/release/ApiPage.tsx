import { apiKeys, type Assistant } from '@tinystar/contract';
import { Empty, Stack } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { PlanGate, UpgradeButton } from '../shared/PlanGate.tsx';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSession } from '../shared/session.ts';
import { apiCopy } from './apiCopy.ts';
import { ApiView } from './ApiView.tsx';
import * as css from './ApiView.css.ts';
import { Webhooks } from './webhooks/Webhooks.tsx';

/** How programs reach an assistant: only an enterprise's, because it is who pays for what they ask. */
export function ApiPage({ assistant }: { assistant: Assistant }) {
  if (assistant.type === 'tenant') return <EnterpriseApi assistant={assistant} />;
  return (
    <Empty kind="denied" title={apiCopy.personal} action={<UpgradeButton text={apiCopy.opens} />}>
      {apiCopy.personalText}
    </Empty>
  );
}

/** The key with which programs ask an enterprise's assistant, and the addresses that are told what happens to it. */
function EnterpriseApi({ assistant }: { assistant: Assistant }) {
  const { config } = useSession();
  const ids = { kbBotId: assistant.id };
  const access = useCall(apiKeys.get, ids);
  const [token, setToken] = useState<string>();
  const [now] = useState(() => Date.now());
  const renew = useChange(apiKeys.renew, {
    touches: [apiKeys.get],
    onSuccess: (made) => setToken(made.token),
    onError: say,
  });
  return (
    <PlanGate text={apiCopy.gated}>
      <Stack gap={40}>
        <ApiView
          access={remoteOf(access)}
          address={`${config.publicOrigin || location.origin}/v1`}
          published={assistant.permission !== 'private'}
          token={token}
          pending={renew.isPending}
          now={now}
          onRenew={() => renew.mutate(ids)}
          onTaken={() => setToken(undefined)}
          onRetry={() => void access.refetch()}
        />
        <div className={css.page}>
          <Webhooks kbBotId={assistant.id} />
        </div>
      </Stack>
    </PlanGate>
  );
}
