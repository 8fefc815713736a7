import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { BRAND_NAME_MAX, BrandView, type BrandDraft } from './BrandView.tsx';
import { copy } from './copy.ts';
import { tenantInfo } from './fixtures.ts';

const off: BrandDraft = { brandAvatar: null, brandDisplayName: '', brandStatus: 'disabled' };
const on: BrandDraft = {
  brandAvatar: { type: 'color', color: 'green' },
  brandDisplayName: '华晨客服',
  brandStatus: 'enabled',
};

const meta = {
  title: 'features/enterprise/BrandView',
  component: BrandView,
  args: {
    tenant: { kind: 'ready', data: tenantInfo() },
    draft: on,
    changes: {},
    saving: false,
    onChange: fn(),
    onUpload: () => Promise.resolve({ problem: messages.network }),
    onSave: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BrandView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Off: Story = { args: { draft: off } };

/** Switched on and nothing else: name and picture are the enterprise's. */
export const Inherited: Story = {
  args: { draft: { ...off, brandStatus: 'enabled' }, changes: { brandStatus: 'enabled' } },
};

export const Saving: Story = { args: { changes: { brandDisplayName: '华晨客服' }, saving: true } };

const long = '华晨精密制造新能源装备与自动化系统集成服务';

export const TooLong: Story = {
  args: {
    draft: { ...on, brandDisplayName: long },
    changes: { brandDisplayName: long },
    error: copy.info.tooLong(BRAND_NAME_MAX),
  },
};

export const Loading: Story = { args: { tenant: { kind: 'loading' } } };

export const Failed: Story = { args: { tenant: { kind: 'failed', message: messages.network } } };

/** A stopped enterprise: what was set stands behind the gate. */
export const Gated: Story = { args: { tenant: { kind: 'ready', data: { ...tenantInfo(), status: 'stopped' } } } };

export const GatedForAdmin: Story = {
  args: { tenant: { kind: 'ready', data: { ...tenantInfo(), status: 'stopped', isCreator: false } } },
};

export const GatedOnPhone: Story = { ...Gated, globals: { viewport: { value: 'phone' } } };

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { tenant: denied } };

/** Names that fill their limits. */
export const LongText: Story = {
  args: {
    tenant: {
      kind: 'ready',
      data: tenantInfo({
        name: '华晨精密制造（苏州工业园区）新能源装备与自动化系统集成股份有限公司华东分公司第二研究院',
        displayName: 'Huachen Precision Manufacturing New Energy华晨',
      }),
    },
    draft: { ...on, brandDisplayName: long.slice(0, BRAND_NAME_MAX) },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
