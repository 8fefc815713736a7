import { constants, enterprise, tenant, uploads, type Input, type Output } from '@tinystar/contract';
import type { AvatarUpload } from '@tinystar/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeOf } from '../shared/errors.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';

export type LedgerEntry = Output<typeof enterprise.ledger>['rows'][number];
export type LedgerPage = Output<typeof enterprise.ledger>;

/** The enterprise one acts as. */
export const useTenantInfo = () => {
  const api = useApi();
  return useQuery({ queryKey: ['tenantInfo'], queryFn: () => api(tenant.info, {}) });
};

export const useTenantRights = () => {
  const api = useApi();
  return useQuery({ queryKey: ['tenantRights'], queryFn: () => api(enterprise.rights, {}) });
};

export const useTenantCoins = () => {
  const api = useApi();
  return useQuery({ queryKey: ['tenantCoins'], queryFn: () => api(tenant.coins, {}) });
};

/** One page of the enterprise's coin ledger, newest first. */
export const useTenantLedger = (page: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['tenantLedger', page],
    placeholderData: keepPreviousData,
    queryFn: () => api(enterprise.ledger, { page, size: constants.PAGE_SIZE }),
  });
};

/** Saves changes of the enterprise; the session shows its name and picture too, so it is read again. */
export const useSaveTenant = () => {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Input<typeof enterprise.update>) => api(enterprise.update, change),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['tenantInfo'] }),
        queries.invalidateQueries({ queryKey: ['session'] }),
      ]),
  });
};

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
