import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { DocumentLibraryView } from './DocumentLibraryView.tsx';
import { document, documents } from './fixtures.ts';

const ready = (rows: typeof documents) => ({
  kind: 'ready' as const,
  data: { rows, count: rows.length, blockCount: 1_245 },
});

const meta = {
  title: 'features/knowledge/DocumentLibraryView',
  component: DocumentLibraryView,
  args: {
    documents: ready(documents),
    filter: { keyword: '', status: undefined, page: 1 },
    selected: new Set<string>(),
    onSelect: fn(),
    onFilter: fn(),
    onUpload: fn(),
    onCapture: fn(),
    onBin: fn(),
    onRefresh: fn(),
    onOpen: fn(),
    onEdit: fn(),
    onWaiting: fn(),
    onVersions: fn(),
    onRetry: fn(),
    onRecapture: fn(),
    onRhythm: fn(),
    onRemove: fn(),
    onRemoveSelected: fn(),
  },
} satisfies Meta<typeof DocumentLibraryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sitePage = (id: number, every: 'never' | 'week', path: string) =>
  document(id, {
    kind: 'site',
    status: 'trained',
    name: '分布式光伏发电项目管理办法.pdf',
    site: { url: `https://docs.example.com/${path}`, every, capturedAt: 0 },
  });

export const WebPages: Story = {
  args: {
    documents: ready([
      sitePage(1, 'week', 'guide'),
      sitePage(2, 'never', 'news/2026/energy-storage-safety-inspection-and-maintenance-schedule-of-the-region'),
      document(3, { kind: 'xlsx', name: '逆变器扭矩表.xlsx', status: 'trained' }),
    ]),
  },
};

/** What was done to an earlier version could not be placed in the new one. */
export const EditsWait: Story = {
  args: {
    documents: ready([{ ...sitePage(1, 'week', 'guide'), waitingEdits: 3 }, document(2)]),
  },
};

export const NewVersion: Story = {
  tags: ['shot'],
  args: {
    documents: ready([
      document(1, { newVersionAt: 0 }),
      document(2, {
        name: '组串式逆变器选型与接线指南.pdf',
        reason: '新版本没有解析成功，仍使用原来的内容：文件已损坏，无法打开',
      }),
    ]),
  },
};

export const Empty: Story = { args: { documents: ready([]) } };

export const Loading: Story = { args: { documents: { kind: 'loading' } } };

export const Failed: Story = { args: { documents: { kind: 'failed', message: messages.network } } };

export const NoMatch: Story = {
  args: { documents: ready([]), filter: { keyword: '储能', status: 'cookFailed', page: 1 } },
};

export const Selected: Story = { args: { selected: new Set(documents.slice(1, 4).map(({ id }) => id)) } };

export const Uploading: Story = { args: { uploading: '正在上传 2/5' } };

export const LongText: Story = {
  args: {
    documents: ready([
      document(1, {
        name: `${'HY-110K组串式逆变器安装、接线、调试与故障处理'.repeat(4)}（第二版 Final v2.3）.docx`,
        kind: 'docx',
      }),
    ]),
  },
};

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { documents: denied } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
