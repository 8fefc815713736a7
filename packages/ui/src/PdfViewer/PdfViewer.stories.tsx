import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { vars } from '@tinystar/tokens';
import { texts } from '../private/sampleTexts.ts';
import { PdfNotice } from './PdfNotice.tsx';
import { PdfViewer } from './PdfViewer.tsx';

const upright = { width: 595, height: 842 };
const pages = [upright, upright, { width: 842, height: 595 }, upright, upright, upright];

/** Grey lines where a document would have words. */
function Lines({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" preserveAspectRatio="none" aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        <rect
          key={line}
          x="12"
          y={14 + line * 6}
          width={line % 5 === 4 ? 44 : 76}
          height="2"
          fill={vars.color.paper.border}
        />
      ))}
    </svg>
  );
}

const thumbnail = () => <Lines count={19} />;

const meta = {
  title: 'ui/PdfViewer',
  component: PdfViewer,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    pages,
    pageCount: pages.length,
    renderPage: () => <Lines count={19} />,
    renderThumbnail: thumbnail,
  },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSearch = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const button = canvasElement.querySelector('[aria-label="查找文字"]');
  if (button) await userEvent.click(button);
};
const search = { query: '组串', onQuery: fn(), index: 3, count: 12, onStep: fn() };

export const Default: Story = {};

export const Places: Story = {
  args: {
    places: { index: 2, count: 4, onStep: fn() },
    badges: new Map([
      [1, '1'],
      [2, '1·3'],
    ]),
    spot: { key: 'b', page: 1, share: 0.2 },
  },
};

export const HalfSize: Story = { args: { defaultZoom: 0.5 } };

export const Searching: Story = { args: { search }, play: openSearch };

export const NothingFound: Story = {
  args: { search: { ...search, query: texts.mixed, index: 0, count: 0 } },
  play: openSearch,
};

export const SearchPending: Story = {
  args: { search: { ...search, index: 1, count: 1, pending: true } },
  play: openSearch,
};

export const OnePage: Story = { args: { pages: [upright], pageCount: 1 } };

export const Phone: Story = {
  args: { places: { index: 1, count: 4, onStep: fn() }, search },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { render: () => <PdfNotice kind="loading" /> };

export const Failed: Story = {
  render: () => (
    <PdfNotice kind="failed" title="文件没有打开" hint="请检查网络后重试" retryLabel="重试" onRetry={fn()} />
  ),
};

export const Gone: Story = { render: () => <PdfNotice kind="gone" title="文件已被删除" hint={texts.long} /> };
