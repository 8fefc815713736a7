import { constants, enterprise, me, tenant, type Output } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

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
