import {
  coins,
  assistants,
  conversations,
  me,
  meta,
  notices,
  pathOf,
  tenant,
  using,
  type Endpoint,
  type Permissions,
  type UserInfo,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { configOf, createSharedStage } from '@tinystar/features/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import '@tinystar/tokens/theme.css';
import '../base.css.ts';
import { forgetMessage } from '../session/message.ts';
import { setToken } from '../session/useToken.ts';
import { Front } from './Front.tsx';

const stage = createSharedStage();

/** The network of a test of the whole application. */
export const { worker } = stage;

/** Call it at the head of a file. Nobody stays logged in after a test. */
export const setUpFront = (): void => {
  stage.setUp();
  afterEach(() => {
    setToken(null);
    forgetMessage();
  });
};

/** An enterprise in which the person is a member. */
export const enterprise = {
  id: '0'.repeat(31) + '1',
  type: 'formal' as const,
  isCreator: false,
  name: '星河图书馆',
  displayName: '',
  avatar: { type: 'color' as const, color: 'blue' as const },
  status: 'enabled' as 'enabled' | 'stopped',
  unreadMessageCount: 3,
  creatorId: '0'.repeat(31) + '9',
};

/** Whoever is logged in. */
export const person: UserInfo = {
  id: '0'.repeat(31) + '2',
  name: '林知夏',
  avatar: { type: 'color', color: 'purple' },
  phoneNumber: '13800006021',
  currentTenantId: '',
  couponRegistered: false,
  CoinCount: coins(86),
  unreadMessageCount: 0,
  tenants: [enterprise],
  isTenant: false,
  isUserChannel: false,
  updatedAt: Date.UTC(2026, 0),
};

/** A server on which one person acts as oneself or as a member of one enterprise. */
export const serve = (as: 'personal' | 'member', change: Partial<typeof enterprise> = {}) => {
  const state = { tenantId: as === 'member' ? enterprise.id : '' };
  const current = { ...enterprise, ...change };
  const answer = (call: Endpoint, body: () => Record<string, unknown>) =>
    http.all(`*${pathOf(call, 'tenant')}`, () =>
      HttpResponse.json(body(), { headers: { 'x-current-tenant-id': state.tenantId } }),
    );
  worker.use(
    answer(me.info, () => ({ ...person, currentTenantId: state.tenantId, tenants: [current] })),
    answer(me.avatar, () => ({ avatar: person.avatar })),
    answer(me.permissions, (): Permissions => ({
      isAnyTenantCreator: false,
      isUserChannel: false,
      tenantUserPermission: state.tenantId ? 'member' : null,
      isTenantKbBotCustomerService: false,
      currentIdentity: state.tenantId ? 'tenant' : 'personal',
    })),
    answer(tenant.info, () => ({
      ...current,
      brandAvatar: null,
      brandDisplayName: '',
      brandStatus: 'disabled',
      kbBotUsage: { used: 0, limit: null },
      planEndsAt: null,
      updatedAt: 1,
    })),
    answer(me.unread, () => ({ count: 0, personal: 0, tenants: [] })),
    answer(me.coins, () => ({ count: 86 })),
    answer(tenant.coins, () => ({ count: 12_480 })),
    ...mock.ok(assistants.page, { rows: [], count: 0 }),
    ...mock.ok(assistants.removals, { rows: [] }),
    ...mock.ok(using.page, { rows: [], count: 0 }),
    ...mock.ok(conversations.list, { rows: [], count: 0 }),
    ...mock.ok(notices.list, { rows: [] }),
    http.post(`*${pathOf(me.switchTenant, 'personal')}`, async ({ request }) => {
      state.tenantId = ((await request.json()) as { tenantId: string }).tenantId;
      return HttpResponse.json({}, { headers: { 'x-current-tenant-id': state.tenantId } });
    }),
    ...mock.ok(meta.config, configOf()),
  );
  return state;
};

let windows = 0;

/**
 * Opens a path as with a fresh window. Each time somebody logs in anew: a late refusal of a call that the test before
 * left behind then ends nobody's session.
 */
export const open = async (path: string, token: string | null = `token-of-window-${(windows += 1)}`) => {
  stage.leave();
  await page.viewport(1280, 800);
  history.replaceState(null, '', path);
  setToken(token);
  stage.show(<Front />);
};

/** The greeting of the first page of whoever is logged in. */
export const greeting = page.getByRole('heading', { name: new RegExp(`^${person.name}，`), level: 1 });

/** Waits until the address is this. */
export const at = (path: string) =>
  expect.poll(() => location.pathname + location.search, { timeout: 10_000 }).toBe(path);
