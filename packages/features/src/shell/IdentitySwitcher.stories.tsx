import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { huachen, permissions, tenant, tenants, user } from './fixtures.ts';
import { identitiesOf } from './identities.ts';
import { IdentitySwitcher } from './IdentitySwitcher.tsx';

const few = [huachen, tenants[1]!, tenants[3]!];

const meta = {
  title: 'features/shell/IdentitySwitcher',
  component: IdentitySwitcher,
  args: { ...identitiesOf(user({ tenants: few }), permissions(), huachen), onSwitch: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem', minBlockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IdentitySwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /切换身份/ }));
};

export const Default: Story = {};

export const Few: Story = { play: openList };

export const Many: Story = { args: identitiesOf(user(), permissions(), huachen), play: openList };

export const ManyUnfolded: Story = {
  args: identitiesOf(user(), permissions(), huachen),
  play: async (context) => {
    await openList(context);
    await userEvent.click(within(context.canvasElement.ownerDocument.body).getByRole('button', { name: /更多/ }));
  },
};

export const Personal: Story = {
  args: identitiesOf(
    user({ currentTenantId: '', unreadMessageCount: 5 }),
    permissions({ currentIdentity: 'personal', tenantUserPermission: null }),
    null,
  ),
  play: openList,
};

export const PersonalOnly: Story = {
  args: identitiesOf(
    user({ currentTenantId: '', tenants: [] }),
    permissions({ currentIdentity: 'personal', tenantUserPermission: null }),
    null,
  ),
  play: openList,
};

const longNames = [
  tenant(11, {
    name: '中国（上海）自由贸易试验区临港新片区智能装备与新能源产业研究院有限公司',
    unreadMessageCount: 128,
  }),
  tenant(12, { name: 'Northern Lights Engineering & Consulting (Shanghai) Co., Ltd.', status: 'stopped' }),
];

export const LongNames: Story = {
  args: identitiesOf(user({ name: '欧阳天嬢子的一个很长的昵称哦', tenants: longNames }), permissions(), longNames[0]!),
  play: openList,
};

export const Rail: Story = { args: { look: 'rail' } };

export const Phone: Story = { ...ManyUnfolded, globals: { viewport: { value: 'phone' } } };
