import { operator, type Site } from '@tinystar/contract';
import { Skeleton, SkeletonRegion } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { SiteForm } from './SiteForm.tsx';
import { useUndo } from './useUndo.tsx';

/** What the operator may change of the site itself. */
export default function SitePanel() {
  const site = useCall(operator.site, {});
  const [found, setFound] = useState('');
  const services = useCall(
    operator.assistants,
    { kind: 'public', keyword: found || undefined, page: 1 },
    { keepPrevious: true },
  );
  const touches = [operator.site, operator.acts];
  const undo = useUndo(operator.setSite, touches);
  const now = remoteOf(site);
  const save = useChange(async (api, { next }: { next: Site; before: Site }) => api(operator.setSite, next), {
    touches,
    onSuccess: (_, { before }) => undo(copy.saved, before),
    onError: say,
  });
  if (now.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={16} />
      </SkeletonRegion>
    );
  if (now.kind !== 'ready') return <FailedResult title={copy.failed} of={now} onRetry={() => void site.refetch()} />;
  const { publicServiceName, ...before } = now.data;
  return (
    <SiteForm
      // What an undo brings back stands in the form too.
      key={site.dataUpdatedAt}
      site={before}
      serviceName={publicServiceName}
      services={services.data?.rows ?? []}
      searching={services.isFetching}
      pending={save.isPending}
      onSearch={setFound}
      onSave={(next) => save.mutate({ next, before })}
    />
  );
}
