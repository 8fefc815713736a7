import { coins, meta, type UserInfo } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { HomeSurroundings } from './HomeFrame.tsx';

const config = {
  deploymentType: 'saas',
  aiGenerationServiceStatus: 'off',
  publicServiceKbBotPublicId: '0f3a',
  voiceTenantIds: [],
  ssoEnabled: false,
  captchaRequired: false,
  modelConfigured: true,
  publicOrigin: '',
} as const;

/** A deployment with a public service assistant, and one without. */
export const withSupport = mock.ok(meta.config, { ...config, voiceTenantIds: [] });
export const withoutSupport = mock.ok(meta.config, {
  ...config,
  voiceTenantIds: [],
  deploymentType: 'privatization',
});

export const surroundings: HomeSurroundings = {
  loggedIn: false,
  square: false,
  origin: 'https://star.example.com',
  onHelp: () => undefined,
};

const tenantId = '0'.repeat(31) + '1';
const ownId = '0'.repeat(31) + '2';

/** Somebody who acts as the enterprise that is his own. */
export const owner: UserInfo = {
  id: ownId,
  name: '林知夏',
  avatar: { type: 'color', color: 'purple' },
  phoneNumber: '13800006021',
  currentTenantId: tenantId,
  couponRegistered: false,
  CoinCount: coins(86),
  unreadMessageCount: 0,
  tenants: [
    {
      id: tenantId,
      type: 'formal',
      isCreator: true,
      name: '星河图书馆',
      displayName: '星河图书馆',
      avatar: { type: 'color', color: 'blue' },
      status: 'enabled',
      unreadMessageCount: 0,
      creatorId: ownId,
    },
  ],
  isTenant: true,
  isUserChannel: false,
  updatedAt: Date.UTC(2026, 0),
};
