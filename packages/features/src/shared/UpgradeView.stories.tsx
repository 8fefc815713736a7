import type { Meta, StoryObj } from '@storybook/react-vite';
import { planFeatures, type TenantRights } from '@tinystar/contract';
import { expect, fn, screen } from 'storybook/test';
import { UpgradeView } from './UpgradeView.tsx';

const now = Date.UTC(2026, 10, 22, 4);
const rights: TenantRights = { plan: 'trial', expiresAt: now - 86_400_000, rights: [], features: [...planFeatures] };

const meta = {
  title: 'features/shared/UpgradeView',
  component: UpgradeView,
  args: {
    role: 'creator',
    name: '青桥租车有限公司',
    text: '续费后可继续使用广告设置',
    rights: { kind: 'ready', data: rights },
    now,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UpgradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who made the enterprise renews it or looks at its plans. */
export const Default: Story = {
  async play() {
    const dialog = await screen.findByRole('dialog', { name: '升级后可使用该功能' });
    await expect(dialog).toHaveTextContent('已于2026-11-21到期');
    await expect(screen.getByRole('link', { name: '升级权益' })).toHaveAttribute('href', '/a/vip/center');
    await expect(screen.getByRole('link', { name: '去续费' })).toHaveAttribute('href', '/solution?reNew=true');
  },
};

export const Member: Story = {
  args: { role: 'member', rights: { kind: 'ready', data: { ...rights, plan: 'formal' } } },
};

export const Personal: Story = {
  args: {
    role: 'personal',
    name: '林晓',
    rights: { kind: 'ready', data: { ...rights, expiresAt: null, features: [] } },
  },
};

export const Loading: Story = { args: { rights: { kind: 'loading' } } };

export const Failed: Story = { args: { rights: { kind: 'failed', message: '网络开小差了' } } };

export const LongText: Story = { args: { name: '北方重型机械设备进出口与售后服务有限责任公司（华东大区）'.repeat(2) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
