import { coins, type Permissions, type Tenant, type UserInfo } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');

export const tenant = (number: number, change: Partial<Tenant> = {}): Tenant => ({
  id: id(number),
  type: 'formal',
  isCreator: false,
  name: '华晨精密制造',
  displayName: '',
  avatar: { type: 'color', color: 'cyan' },
  status: 'enabled',
  unreadMessageCount: 0,
  creatorId: id(900),
  permission: 'member',
  ...change,
});

export const huachen = tenant(1, { isCreator: true, permission: 'owner' });

export const tenants: Tenant[] = [
  huachen,
  tenant(2, {
    name: '云栖工程材料',
    avatar: { type: 'color', color: 'purple' },
    unreadMessageCount: 12,
    permission: 'admin',
  }),
  tenant(3, { name: '江南法务', avatar: { type: 'color', color: 'green' }, status: 'stopped' }),
  tenant(4, { name: '星河图书馆', avatar: { type: 'color', color: 'blue' }, unreadMessageCount: 3 }),
  tenant(5, { name: '启明职业培训', avatar: { type: 'color', color: 'yellow' } }),
];

export const user = (change: Partial<UserInfo> = {}): UserInfo => ({
  id: id(100),
  name: '林知夏',
  avatar: { type: 'color', color: 'purple' },
  phoneNumber: '13800006021',
  currentTenantId: huachen.id,
  couponRegistered: true,
  CoinCount: coins(86),
  unreadMessageCount: 0,
  tenants,
  isTenant: true,
  isUserChannel: true,
  updatedAt: Date.UTC(2026, 0),
  ...change,
});

export const permissions = (change: Partial<Permissions> = {}): Permissions => ({
  isAnyTenantCreator: true,
  isUserChannel: true,
  tenantUserPermission: 'owner',
  isTenantKbBotCustomerService: false,
  currentIdentity: 'tenant',
  ...change,
});
