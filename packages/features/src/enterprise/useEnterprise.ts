import { constants, enterprise, me, tenant, uploads, type Output } from '@tinystar/contract';
import type { AvatarUpload } from '@tinystar/ui';
import { useCall, useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';

export type LedgerEntry = Output<typeof enterprise.ledger>['rows'][number];
export type LedgerPage = Output<typeof enterprise.ledger>;

/** The enterprise one acts as. */
export const useTenantInfo = () => useCall(tenant.info, {});

export const useTenantRights = () => useCall(enterprise.rights, {});

export const useTenantCoins = () => useCall(tenant.coins, {});

/** One page of the enterprise's coin ledger, newest first. */
export const useTenantLedger = (page: number) =>
  useCall(enterprise.ledger, { page, size: constants.PAGE_SIZE }, { keepPrevious: true });

/** Saves changes of the enterprise; the session shows its name and picture too. */
export const useSaveTenant = () => useChange(enterprise.update, { touches: [tenant.info, me.info] });

/** Stores a cut picture for the enterprise or its brand; a refusal becomes the words under the picture. */
export const useTenantPicture = (category: 'tenant' | 'tenantBrand') => {
  const api = useApi();
  return async (picture: Blob): Promise<AvatarUpload> => {
    try {
      const files = new File([picture], 'avatar.png', { type: picture.type });
      const { fileUrl } = await api(uploads.avatar, { files, category });
      return { url: fileUrl };
    } catch (error) {
      return { problem: noticeOf(error)?.text ?? copy.avatar.failed };
    }
  };
};
