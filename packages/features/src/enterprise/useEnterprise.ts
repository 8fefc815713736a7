import { enterprise, me, tenant, TenantSettings, type Output } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall } from '../shared/calls/index.ts';
import { useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';

export type LedgerPage = Output<typeof enterprise.ledger>;

/** The enterprise one acts as. */
export const useTenantInfo = () => useCall(tenant.info, {});

export const useTenantRights = () => useCall(enterprise.rights, {});

export const useTenantCoins = () => useCall(tenant.coins, {});

export interface SaveTenantOptions<T extends Partial<TenantSettings>> {
  fields: FormFields<T>;
  /** The part of the enterprise that the form edits. */
  of: (settings: TenantSettings) => T;
  discard: () => void;
}

/** Saves the changes of a form of the enterprise; the session shows its name and picture too. */
export const useSaveTenant = <T extends Partial<TenantSettings>>({ fields, of, discard }: SaveTenantOptions<T>) => {
  const api = useApi();
  return useVersionedSave<T>({
    fields,
    send: ({ changes, version }) => runCall(api, enterprise.update, { ...changes, version }),
    read(current) {
      const row = TenantSettings.safeParse(current);
      return row.success ? { version: row.data.updatedAt, values: of(row.data) } : undefined;
    },
    touches: [tenant.info, me.info],
    onSaved() {
      discard();
      toast(copy.save.saved);
    },
    onTheirs: discard,
  });
};
