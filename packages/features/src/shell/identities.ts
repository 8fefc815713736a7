import { constants, type Avatar, type Permissions, type Tenant, type UserInfo } from '@tinystar/contract';
import { copy } from './copy.ts';

/** One way to act: as oneself, or as an enterprise. */
export interface Identity {
  id: string;
  /** `''` for the personal identity, as the call wants it (IDENT-03). */
  tenantId: string;
  name: string;
  /** What one is there, under the name. */
  note: string;
  avatar: Avatar;
  unread: number;
  /** One was made a member by somebody else and has not been there yet. */
  isNew: boolean;
  stopped: boolean;
  isCreator: boolean;
  current: boolean;
}

/** Longer lists of enterprises show the first few and keep the rest under more (IDENT-04). */
const FOLD = { over: 3, show: 2 } as const;

export const foldTenants = <T>(tenants: readonly T[]): { shown: readonly T[]; more: readonly T[] } =>
  tenants.length > FOLD.over
    ? { shown: tenants.slice(0, FOLD.show), more: tenants.slice(FOLD.show) }
    : { shown: tenants, more: [] };

export const unreadOf = (identities: readonly Identity[]): number =>
  identities.reduce((sum, { unread }) => sum + unread, 0);

/** What waits where one is not: unread messages, and enterprises one was added to. Stopped ones cannot be gone to. */
export const waitingElsewhere = (identities: readonly Identity[]): { unread: number; joined: number } => {
  const others = identities.filter(({ current, stopped }) => !current && !stopped);
  return { unread: unreadOf(others), joined: others.filter(({ isNew }) => isNew).length };
};

const nameOf = ({ displayName, name }: Pick<Tenant, 'displayName' | 'name'>) => displayName || name;

/** The identities of a user: personal first, then the enterprises in the order of the server. */
export const identitiesOf = (
  user: UserInfo,
  permissions: Permissions,
  current: Tenant | null,
): { personal: Identity; tenants: readonly Identity[] } => ({
  personal: {
    id: constants.PERSONAL_IDENTITY_ID,
    tenantId: '',
    name: copy.personal,
    note: user.name,
    avatar: user.avatar,
    unread: user.unreadMessageCount,
    isNew: false,
    stopped: false,
    isCreator: false,
    current: current === null,
  },
  tenants: user.tenants.map((tenant) => {
    const isCurrent = tenant.id === current?.id;
    const now = isCurrent ? permissions.tenantUserPermission : null;
    const role = tenant.isCreator ? 'owner' : (now ?? tenant.permission ?? 'member');
    return {
      id: tenant.id,
      tenantId: tenant.id,
      name: nameOf(tenant),
      note: copy.roles[role],
      avatar: tenant.avatar,
      unread: tenant.unreadMessageCount,
      isNew: tenant.isNew === true && !isCurrent,
      stopped: tenant.status === 'stopped',
      isCreator: tenant.isCreator,
      current: isCurrent,
    };
  }),
});

/**
 * What a member without the right to create is asked (IDENT-13, IDENT-14): to go to an own enterprise that is not
 * stopped (C-128), else to oneself.
 */
export const whereToCreate = (tenants: readonly Tenant[]): { tenantId: string; title: string } => {
  const own = tenants.find(({ isCreator, status }) => isCreator && status !== 'stopped');
  return own ? { tenantId: own.id, title: copy.createInTenant } : { tenantId: '', title: copy.createAsPersonal };
};
