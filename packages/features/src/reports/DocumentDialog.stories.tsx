import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { DocumentDialog } from './DocumentDialog.tsx';

const meta = {
  title: 'features/reports/DocumentDialog',
  component: DocumentDialog,
  args: {
    open: true,
    question: '余电卖给电网多少钱一度？',
    keyword: '',
    documents: {
      kind: 'ready',
      data: {
        rows: [
          { id: 'a1', name: '分布式光伏并网服务手册.pdf' },
          { id: 'a2', name: '家庭光伏安装与运维常见问题（华东区设备运维与备件保障中心2026年第三次修订）.docx' },
        ],
      },
    },
    hrefOf: (id) => `/d/${id}`,
    uploadHref: '/d',
    onKeyword: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DocumentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { documents: { kind: 'loading' } } };
export const Empty: Story = { args: { keyword: '逆变器', documents: { kind: 'ready', data: { rows: [] } } } };
export const Failed: Story = { args: { documents: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { documents: denied } };
