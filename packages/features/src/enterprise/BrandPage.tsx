import { codePoints, type TenantSettings } from '@tinystar/contract';
import { useState } from 'react';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { useDraft } from '../shared/drafts.ts';
import { remoteOf } from '../shared/remote.ts';
import { BRAND_NAME_MAX, BrandView, type BrandDraft } from './BrandView.tsx';
import { copy } from './copy.ts';
import { brandFields } from './enterpriseFields.tsx';
import { useAvatarUpload } from '../shared/useAvatarUpload.ts';
import { useSaveTenant, useTenantInfo } from './useEnterprise.ts';

const nothingSaved: BrandDraft = { brandAvatar: null, brandDisplayName: '', brandStatus: 'disabled' };

const draftOf = ({ brandAvatar, brandDisplayName, brandStatus }: TenantSettings): BrandDraft => ({
  brandAvatar,
  brandDisplayName,
  brandStatus,
});

/** Brand co-branding of the current enterprise. */
export function BrandPage() {
  const tenant = useTenantInfo();
  const upload = useAvatarUpload({ category: 'tenantBrand' });
  const [error, setError] = useState<string>();
  const { draft, changes, origin, set, discard } = useDraft(
    'brand',
    tenant.data ? draftOf(tenant.data) : nothingSaved,
    tenant.data?.updatedAt ?? 0,
  );
  const { save, saving, conflict } = useSaveTenant({ fields: brandFields, of: draftOf, discard });
  return (
    <>
      <BrandView
        tenant={remoteOf(tenant)}
        draft={draft}
        changes={changes}
        error={error}
        saving={saving}
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
          if (long || saving) return;
          save(origin, changes);
        }}
      />
      <ConflictDialog {...conflict} />
    </>
  );
}
