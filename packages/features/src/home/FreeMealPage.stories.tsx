import { errorCodes, joining, me, type UserInfo } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { copy } from './copy.ts';
import { owner, surroundings, withSupport } from './fixtures.ts';
import { FreeMealPage } from './FreeMealPage.tsx';

const meta = {
  title: 'features/home/FreeMealPage',
  component: FreeMealPage,
  parameters: { layout: 'fullscreen' },
  args: { ...surroundings, loggedIn: true, token: 'story', onSessionLost: fn(), onEntered: fn() },
  beforeEach: ({ msw }) => msw.use(...withSupport),
} satisfies Meta<typeof FreeMealPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const claim: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: copy.freeMeal.claim }));
};
/** Claims and waits for the answer. */
const claimUntil =
  (button: string): Story['play'] =>
  async (context) => {
    await claim(context);
    await within(context.canvasElement).findByRole('button', { name: button }, { timeout: 10_000 });
  };
const asOwner = (user: Partial<UserInfo> = {}) => mock.ok(me.info, { ...owner, ...user });

export const NotClaimed: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LoggedOut: Story = { args: { loggedIn: false, token: null } };

export const Claiming: Story = { beforeEach: ({ msw }) => msw.use(...mock.pending(me.info)), play: claim };

export const ClaimedForEnterprise: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...asOwner(), ...mock.ok(joining.applyFree, { expiresAt: Date.UTC(2026, 10, 24, 4) })),
  play: claim,
};

export const ClaimedAsOneself: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...asOwner({ currentTenantId: '', tenants: [] }),
      ...mock.ok(joining.applyFreeAndCreateShoppe, { needSwitchTenant: false }),
    ),
  play: claim,
};

/** Nothing is switched unasked; the name may be long. */
export const NeedsSwitch: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...asOwner({
        currentTenantId: '',
        tenants: [{ ...owner.tenants[0]!, name: '星河（上海）智能装备制造与工业软件服务集团股份有限公司' }],
      }),
      ...mock.ok(joining.applyFreeAndCreateShoppe, { needSwitchTenant: true }),
    ),
  play: claim,
};

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...asOwner(), ...mock.fail(joining.applyFree, errorCodes.conflict, '每个企业只能领取一次免费试用')),
  play: claimUntil(copy.freeMeal.enter),
};

/** The trial is over and the enterprise stopped: only a plan helps. */
export const Stopped: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...asOwner({ tenants: [{ ...owner.tenants[0]!, status: 'stopped' }] }),
      ...mock.fail(joining.applyFree, errorCodes.conflict, '每个企业只能领取一次免费试用'),
    ),
  play: claim,
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...asOwner(), ...mock.offline(joining.applyFree)),
  play: claimUntil(copy.freeMeal.retry),
};
