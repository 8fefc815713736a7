import { operator, SavedSite, type Site } from '@tinystar/contract';
import { Skeleton, SkeletonRegion } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { useCall } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { ConflictDialog, conflictCopy, useOpened, type FormFields } from '../shared/conflict/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { SiteForm } from './SiteForm.tsx';
import { useUndo } from './useUndo.tsx';
import { useUndoableSave } from './useUndoableSave.ts';

const words = copy.site;

const fields: FormFields<Site> = {
  banner: { label: words.banner, show: (banner) => (banner ? bannerText(banner) : words.ownHint) },
  publicServiceBot: { label: words.service, show: (publicId) => publicId },
};

const bannerText = ({ enabled, text, action, href }: NonNullable<Site['banner']>): string =>
  [enabled ? conflictCopy.on : conflictCopy.off, text, action, href].join('\n');

const originOf = ({ updatedAt, banner, publicServiceBot }: SavedSite) => ({
  version: updatedAt,
  values: { banner, publicServiceBot },
});

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
  const api = useApi();
  const now = remoteOf(site);
  const { opened, edition, renew } = useOpened(site.data);
  const undo = useUndo(operator.setSite, touches, renew);
  const { save, saving, conflict } = useUndoableSave<Site>({
    fields,
    send: (values, version) => runCall(api, operator.setSite, { ...values, version }),
    read(current) {
      const there = SavedSite.safeParse(current);
      return there.success ? originOf(there.data) : undefined;
    },
    undo: (before, version) => undo(copy.saved, { ...before, version }),
    touches,
    renew,
  });
  if (now.kind === 'failed' || now.kind === 'missing')
    return <FailedResult title={copy.failed} of={now} onRetry={() => void site.refetch()} />;
  if (!opened)
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={16} />
      </SkeletonRegion>
    );
  return (
    <>
      <SiteForm
        // What an undo brings back stands in the form too.
        key={edition}
        site={originOf(opened).values}
        serviceName={opened.publicServiceName}
        services={services.data?.rows ?? []}
        searching={services.isFetching}
        pending={saving}
        onSearch={setFound}
        onSave={(next) => save(originOf(opened), next)}
      />
      <ConflictDialog {...conflict} />
    </>
  );
}
