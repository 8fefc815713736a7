import { operator } from '@tinystar/contract';
import { Skeleton, SkeletonRegion, toast } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { SiteForm } from './SiteForm.tsx';

/** What the operator may change of the site itself. */
export function SitePanel() {
  const site = useCall(operator.site, {});
  const save = useChange(operator.setSite, {
    touches: [operator.site, operator.acts],
    onSuccess: () => toast(copy.saved),
    onError: say,
  });
  const now = remoteOf(site);
  if (now.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={16} />
      </SkeletonRegion>
    );
  if (now.kind !== 'ready') return <FailedResult title={copy.failed} of={now} onRetry={() => void site.refetch()} />;
  return <SiteForm site={now.data} pending={save.isPending} onSave={save.mutate} />;
}
