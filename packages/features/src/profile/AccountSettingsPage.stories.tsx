import { closing, errorCodes, me, messages, type Config } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { fn } from 'storybook/test';
import { ApiProvider, SessionProvider } from '../shared/session.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';
import { ledger, tasks, user } from './fixtures.ts';

const permissions = {
  isAnyTenantCreator: false,
  isUserChannel: false,
  tenantUserPermission: null,
  isTenantKbBotCustomerService: false,
  currentIdentity: 'personal',
} as const;

const api = createApi('personal', { token: () => 'story' });

const meta = {
  title: 'features/profile/AccountSettingsPage',
  component: AccountSettingsPage,
  args: { onPasswordChanged: fn(), onLeft: fn(), onLogOut: fn(), shop: { rechargeCenter: null, orders: null } },
  parameters: { address: '/user/index' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(me.inviteCode, { inviteCode: '3f9a1c07d2b8e645' }),
      ...mock.ok(me.inviteCount, { inviteUserCount: 3 }),
      ...mock.ok(closing.state, { closesAt: null, owned: [] }),
      ...mock.ok(me.coins, { count: 86 }),
      ...mock.ok(me.tasks, tasks(false)),
      ...mock.ok(me.ledger, ledger),
    ),
  decorators: [
    (Story, { parameters }) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={api}>
          <SessionProvider value={{ user: user(), permissions, tenant: null, config: {} as Config }}>
            <MemoryRouter initialEntries={[String(parameters.address)]}>
              <Story />
            </MemoryRouter>
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof AccountSettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};

export const AccountPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Coins: Story = { parameters: { address: '/user/index?activeKey=coins' } };

export const CoinsPhone: Story = { ...Coins, globals: { viewport: { value: 'phone' } } };

export const LedgerFailed: Story = {
  ...Coins,
  beforeEach: ({ msw }) => msw.use(...mock.fail(me.ledger, errorCodes.unexpected, messages.unexpected)),
};
