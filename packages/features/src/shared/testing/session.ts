import { coins, type Config } from '@tinystar/contract';
import type { Session } from '../session.ts';

/** The switches of a plain deployment, with these changed. */
export const configOf = (change: Partial<Config> = {}): Config => ({
  deploymentType: 'saas',
  aiGenerationServiceStatus: 'off',
  publicServiceKbBotPublicId: '',
  voiceTenantIds: [],
  ssoEnabled: false,
  captchaRequired: false,
  modelConfigured: false,
  publicOrigin: '',
  fileOrigin: '',
  ...change,
});

export interface SessionChange {
  user?: Partial<Session['user']>;
  permissions?: Partial<Session['permissions']>;
  tenant?: Session['tenant'];
}

/** Somebody who acts as oneself in a plain deployment, with these things changed. */
export const sessionOf = ({ user, permissions, tenant = null }: SessionChange = {}): Session => ({
  user: {
    id: '1'.repeat(32),
    name: '林知夏',
    avatar: { type: 'color', color: 'blue' },
    phoneNumber: '13800006021',
    currentTenantId: '',
    couponRegistered: false,
    CoinCount: coins(0),
    unreadMessageCount: 0,
    tenants: [],
    isTenant: false,
    isUserChannel: false,
    updatedAt: Date.UTC(2026, 0),
    ...user,
  },
  permissions: {
    isAnyTenantCreator: false,
    isUserChannel: false,
    tenantUserPermission: null,
    isTenantKbBotCustomerService: false,
    currentIdentity: 'personal',
    ...permissions,
  },
  tenant,
  config: configOf(),
});
