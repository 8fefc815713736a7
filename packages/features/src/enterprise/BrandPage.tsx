import { codePoints, type TenantInfo } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useDraft } from '../shared/drafts.ts';
import { remoteOf } from '../shared/remote.ts';
import { BRAND_NAME_MAX, BrandView, type BrandDraft } from './BrandView.tsx';
import { copy } from './copy.ts';
import { say } from '../shared/say.ts';
import { useAvatarUpload } from '../shared/useAvatarUpload.ts';
import { useSaveTenant, useTenantInfo } from './useEnterprise.ts';

const nothingSaved: BrandDraft = { brandAvatar: null, brandDisplayName: '', brandStatus: 'disabled' };

const draftOf = ({ brandAvatar, brandDisplayName, brandStatus }: TenantInfo): BrandDraft => ({
  brandAvatar,
  brandDisplayName,
  brandStatus,
});

/** Brand co-branding of the current enterprise. */
export function BrandPage() {
  const tenant = useTenantInfo();
  const save = useSaveTenant();
  const upload = useAvatarUpload({ category: 'tenantBrand' });
  const [error, setError] = useState<string>();
  const { draft, changes, set, discard } = useDraft('brand', tenant.data ? draftOf(tenant.data) : nothingSaved);
  return (
    <BrandView
      tenant={remoteOf(tenant)}
      draft={draft}
      changes={changes}
      error={error}
      saving={save.isPending}
      onUpload={upload}
      onRetry={() => void tenant.refetch()}
      onChange={(change) => {
        set(change);
        setError(undefined);
      }}
      onDiscard={() => {
        discard();
        setError(undefined);
      }}
      onSave={() => {
        const long = codePoints(draft.brandDisplayName.trim()) > BRAND_NAME_MAX;
        setError(long ? copy.info.tooLong(BRAND_NAME_MAX) : undefined);
        if (long || save.isPending) return;
        save.mutate(changes, {
          onSuccess: () => {
            discard();
            toast(copy.save.saved);
          },
          onError: say,
        });
      }}
    />
  );
}
