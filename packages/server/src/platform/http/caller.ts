import type { CallerRoles, Scope } from '@tinystar/contract';

/** A logged-in person, as read anew for each request. */
export interface Caller {
  userId: string;
  sessionId: string;
  /** The enterprise he acts as; null in personal identity. */
  tenant: { id: string; permission: 'owner' | 'admin' | 'member'; status: 'enabled' | 'stopped' } | null;
  customerService: boolean;
  channelUser: boolean;
  /** His phone is among OPERATOR_PHONES. */
  operator: boolean;
}

/** Whose data a call works on: one person's own, or one enterprise's. */
export interface Owner {
  type: Scope;
  /** User id or tenant id. */
  id: string;
}

/** The identity a caller currently acts as. */
export const ownerOf = (caller: Caller): Owner =>
  caller.tenant ? { type: 'tenant', id: caller.tenant.id } : { type: 'personal', id: caller.userId };

/** The caller as access rules see him. */
export const rolesOf = (caller: Caller | null): CallerRoles | null =>
  caller && {
    identity: caller.tenant ? 'tenant' : 'personal',
    tenantPermission: caller.tenant?.permission ?? null,
    customerService: caller.customerService,
    channelUser: caller.channelUser,
    operator: caller.operator,
  };
