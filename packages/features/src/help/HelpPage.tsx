import { meta, type HelpGroup } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { HelpView } from './HelpView.tsx';

// Anybody may read it: no token to send.
const api = createApi('personal', { token: () => null });

interface Asked {
  data: readonly HelpGroup[] | undefined;
  error: unknown;
}
const nothingYet: Asked = { data: undefined, error: null };

/** The help centre (`slug` undefined) or an article of it. */
export function HelpPage({ slug }: { slug: string | undefined }) {
  const [asked, setAsked] = useState(nothingYet);
  const [askHref, setAskHref] = useState<string>();
  const [search, setSearch] = useState('');
  const ask = useCallback(() => {
    setAsked(nothingYet);
    api(meta.help, {}).then(
      ({ groups }) => setAsked({ data: groups, error: null }),
      (error: unknown) => setAsked({ data: undefined, error }),
    );
  }, []);
  useEffect(ask, [ask]);
  useEffect(() => {
    api(meta.config, {}).then(
      ({ publicServiceKbBotPublicId: id }) => setAskHref(id ? `/bot/${encodeURIComponent(id)}` : undefined),
      // Without the switches there is only no way to the service chat.
      () => undefined,
    );
  }, []);
  return (
    <HelpView
      groups={remoteOf(asked)}
      slug={slug}
      search={search}
      onSearch={setSearch}
      askHref={askHref}
      onRetry={ask}
    />
  );
}
