/**
 * Who may make a call. The server enforces it, menus and buttons ask it, the role sweep tests it.
 * - `public` anybody, also without a token
 * - `user` any logged-in caller
 * - `personal` only the personal identity
 * - `member` any role in the current enterprise
 * - `adminPlus` owner or admin of the current enterprise
 * - `owner` its creator only
 * - `maker` who may build assistants: the personal identity, or admin-plus of the enterprise
 * - `payer` who may recharge: the personal identity, or the enterprise's owner
 * - `customerService` agents of an assistant, `channelUser` promotion users, `operator` who runs the product
 * - `ticketUser` any logged-in caller, for the tickets he asked in himself; others answer 404
 * - `ticketParty` the same, and agents for the tickets of assistants they answer for
 */
export type Access =
  | 'public'
  | 'user'
  | 'personal'
  | 'member'
  | 'adminPlus'
  | 'owner'
  | 'maker'
  | 'payer'
  | 'customerService'
  | 'channelUser'
  | 'operator'
  | 'ticketUser'
  | 'ticketParty';

/** What an access rule looks at. `null` stands for a visitor without a valid token. */
export interface CallerRoles {
  identity: 'personal' | 'tenant';
  tenantPermission: 'owner' | 'admin' | 'member' | null;
  customerService: boolean;
  channelUser: boolean;
  /** Runs the product: his phone stands in the settings. */
  operator?: boolean | undefined;
}

const isAdminPlus = (caller: CallerRoles) =>
  caller.identity === 'tenant' && (caller.tenantPermission === 'owner' || caller.tenantPermission === 'admin');
const isOwner = (caller: CallerRoles) => caller.identity === 'tenant' && caller.tenantPermission === 'owner';

const rules: Record<Access, (caller: CallerRoles | null) => boolean> = {
  public: () => true,
  user: (caller) => caller !== null,
  personal: (caller) => caller?.identity === 'personal',
  member: (caller) => caller?.identity === 'tenant' && caller.tenantPermission !== null,
  adminPlus: (caller) => caller !== null && isAdminPlus(caller),
  owner: (caller) => caller !== null && isOwner(caller),
  maker: (caller) => caller !== null && (caller.identity === 'personal' || isAdminPlus(caller)),
  payer: (caller) => caller !== null && (caller.identity === 'personal' || isOwner(caller)),
  customerService: (caller) => caller !== null && caller.identity === 'tenant' && caller.customerService,
  channelUser: (caller) => caller !== null && caller.channelUser,
  operator: (caller) => caller?.operator === true,
  // Which tickets are whose, only the loader knows.
  ticketUser: (caller) => caller !== null,
  ticketParty: (caller) => caller !== null,
};

export const allows = (access: Access, caller: CallerRoles | null): boolean => rules[access](caller);
