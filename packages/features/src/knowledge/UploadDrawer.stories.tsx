import { ApiError, lateMessages, messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import type { UploadItem, UploadPhase } from './model/uploadQueue.ts';
import { UploadDrawer } from './UploadDrawer.tsx';

const item = (name: string, phase: UploadPhase): UploadItem => ({
  key: name,
  file: new File([new Uint8Array(2_400)], name),
  phase,
});

const items: UploadItem[] = [
  item('工商业屋顶踏勘表与照片要求.pdf', { kind: 'uploading', sent: 68, total: 100 }),
  item('分布式光伏系统安装与验收手册.pdf', { kind: 'duplicate' }),
  item('储能柜就位与接线作业指导.docx', { kind: 'queued' }),
  item('2026渠道培训课件.pptx', { kind: 'failed', message: lateMessages.fileFormat, retryable: false, coins: false }),
  item('电缆与桥架敷设图集.pdf', { kind: 'failed', message: messages.network, retryable: true, coins: false }),
  item('光伏方阵防雷与接地设计要点.pdf', { kind: 'success', at: 0, version: false }),
];

const sitePages = [
  'guide',
  'faq',
  'news/2026/energy-storage-safety-inspection-and-maintenance-schedule',
  'contact',
].map((path, at) => ({ url: `https://docs.example.com/${path}`, known: at === 1 }));

const meta = {
  title: 'features/knowledge/UploadDrawer',
  component: UploadDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    tab: 'file',
    items,
    freePages: 168,
    explain: ({ message }) => message,
    onTab: fn(),
    onClose: fn(),
    onFiles: fn(() => null),
    onCancel: fn(),
    onRetry: fn(),
    onForce: fn(),
    onReplace: fn(),
    onClear: fn(),
    onCapture: async () => new File([new Uint8Array(48_000)], '分布式光伏发电项目管理办法.pdf'),
    onKeep: fn(),
    onReadMap: async () => ({ pages: sitePages, count: 231 }),
    onImport: fn(),
  },
} satisfies Meta<typeof UploadDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SameName: Story = {
  tags: ['shot'],
  args: {
    items: [
      item('分布式光伏系统安装与验收手册（2026版）.pdf', { kind: 'duplicate', replaces: 'a'.repeat(32) }),
      item('储能柜就位与接线作业指导.docx', { kind: 'duplicate' }),
    ],
  },
};

export const Empty: Story = { args: { items: [] } };

export const Site: Story = { args: { tab: 'site', items: [] } };

const capture = async (address: string) => {
  await userEvent.type(await screen.findByLabelText(copy.site.url), address);
  await userEvent.click(screen.getByRole('button', { name: copy.site.submit }));
};

export const SiteInvalid: Story = { args: { tab: 'site', items: [] }, play: () => capture('不是网址') };

export const SiteFailed: Story = {
  args: {
    tab: 'site',
    items: [],
    onCapture: () => Promise.reject(new ApiError({ errorCode: 400001, errorMessage: lateMessages.captureFailed }, 400)),
  },
  play: () => capture('https://example.com'),
};

export const SiteCaptured: Story = {
  args: { tab: 'site', items: [] },
  play: async () => {
    await capture('https://example.com');
    await screen.findByText(copy.site.keep);
  },
};

const readMap = async () => {
  await userEvent.click(await screen.findByRole('button', { name: copy.map.open }));
  await userEvent.type(await screen.findByLabelText(copy.map.url), 'https://docs.example.com');
  await userEvent.click(screen.getByRole('button', { name: copy.map.read }));
};

export const Sitemap: Story = {
  args: { tab: 'site', items: [] },
  play: async () => {
    await readMap();
    await screen.findByRole('button', { name: copy.map.submit(3) });
  },
};

export const SitemapPhone: Story = { ...Sitemap, globals: { viewport: { value: 'phone' } } };

export const SitemapFailed: Story = {
  args: {
    tab: 'site',
    items: [],
    onReadMap: () => Promise.reject(new ApiError({ errorCode: 400001, errorMessage: lateMessages.sitemapFailed }, 400)),
  },
  play: async () => {
    await readMap();
    await screen.findByText(lateMessages.sitemapFailed);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
