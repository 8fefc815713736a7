import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { copy } from './copy.ts';
import { EnterpriseInfoView } from './EnterpriseInfoView.tsx';
import { ledger, rights, tenantInfo } from './fixtures.ts';

const { name, displayName, avatar } = tenantInfo();
const form = {
  draft: { name, displayName, avatar },
  changes: {},
  errors: {},
  saving: false,
  onChange: fn(),
  onUpload: () => Promise.resolve({ problem: messages.network }),
  onSave: fn(),
  onDiscard: fn(),
};
const bar = { filter: { direction: 'all' as const, range: null }, exporting: false, onFilter: fn(), onExport: fn() };
const page = { page: 1, onPage: fn(), onRetry: fn() };

const meta = {
  title: 'features/enterprise/EnterpriseInfoView',
  component: EnterpriseInfoView,
  args: {
    tenant: { kind: 'ready', data: tenantInfo() },
    form,
    rights: { rights: { kind: 'ready', data: rights }, onRetry: fn() },
    balance: 12_432,
    ledger: { ledger: { kind: 'ready', data: { rows: ledger, count: 48 } }, bar, ...page },
    onRetry: fn(),
  },
} satisfies Meta<typeof EnterpriseInfoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByCreator: Story = { args: { onRecharge: fn() } };

export const Unsaved: Story = {
  args: {
    form: { ...form, draft: { ...form.draft, name: '华晨精密制造集团' }, changes: { name: '华晨精密制造集团' } },
  },
};

export const Invalid: Story = {
  args: {
    form: {
      ...form,
      draft: { ...form.draft, name: '' },
      changes: { name: '' },
      errors: { name: copy.save.nameWrong },
    },
  },
};

export const Saving: Story = { args: { form: { ...Unsaved.args!.form!, saving: true } } };

export const Stopped: Story = {
  args: { tenant: { kind: 'ready', data: tenantInfo({ status: 'stopped' }) }, onRecharge: fn() },
};

export const Trial: Story = {
  args: {
    rights: { rights: { kind: 'ready', data: { ...rights, plan: 'trial' } }, onRetry: fn() },
    ledger: { ledger: { kind: 'ready', data: { rows: [], count: 0 } }, bar, ...page },
  },
};

export const Loading: Story = { args: { tenant: { kind: 'loading' } } };

/** The enterprise is there, what surrounds it is still on its way. */
export const LoadingParts: Story = {
  args: {
    rights: { rights: { kind: 'loading' }, onRetry: fn() },
    balance: undefined,
    ledger: { ledger: { kind: 'loading' }, bar, ...page },
  },
};

export const Failed: Story = { args: { tenant: { kind: 'failed', message: messages.network } } };

export const PartsFailed: Story = {
  args: {
    rights: { rights: { kind: 'failed', message: messages.network }, onRetry: fn() },
    ledger: { ledger: { kind: 'failed', message: messages.network }, bar, ...page },
  },
};

export const LongText: Story = {
  args: {
    form: {
      ...form,
      draft: {
        ...form.draft,
        name: '华晨精密制造（苏州工业园区）新能源装备与自动化系统集成股份有限公司华东分公司第二研究院',
        displayName: 'Huachen Precision Manufacturing New Energy华晨',
      },
    },
  },
};

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { tenant: denied } };

export const Phone: Story = { args: { onRecharge: fn() }, globals: { viewport: { value: 'phone' } } };
