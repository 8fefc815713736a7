import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  documents,
  errorCodes,
  messages,
  waitingEdits,
  type ComparedVersion,
  type DecidedEdit,
  type WaitingEdit,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionStage, sessionOf } from '../../shared/testing/index.ts';
import { file, pages } from '../editor/fixtures.ts';
import { manual } from '../fixtures/manual.ts';
import { decided, edits } from './fixtures.ts';
import { WaitingEditsPage } from './WaitingEditsPage.tsx';

const bytes = await manual().arrayBuffer();
const served = mock.file(documents.outputFile, bytes, 'application/pdf');
const read = mock.ok(documents.get, file);
const found = mock.ok(documents.result, { pages, version: 3 });
const origin: ComparedVersion = {
  number: 1,
  pages: pages.map(({ blocks: _, ...page }) => page),
  hasOutput: true,
  filePass: file.filePass,
};
const waits = (rows: WaitingEdit[], decided: DecidedEdit[] = []) => [
  ...mock.ok(waitingEdits.list, { rows: rows.map((row) => ({ madeOn: 1, ...row })), decided, version: 3 }),
  ...mock.ok(waitingEdits.origin, origin),
];
const all = Object.values(edits);

const meta = {
  title: 'features/sources/WaitingEditsPage',
  // A worker draws the pages, one after the other.
  tags: ['no-shot'],
  component: WaitingEditsPage,
  parameters: { layout: 'fullscreen', msw: [...read, ...found, ...waits(all), ...served] },
  decorators: [
    (Story, { id }) => (
      <SessionStage key={id} session={sessionOf()} address="/">
        <div style={{ blockSize: '100dvh' }}>
          <Story />
        </div>
      </SessionStage>
    ),
  ],
  args: { assistantId: file.kbBotId, fileId: file.id, onVersions: fn(), onBack: fn() },
} satisfies Meta<typeof WaitingEditsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Default: Story = {};

/** One after the other; the choice that was made for one is there when one comes back. */
export const OneByOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(`第1处，共${all.length}处`);
    await press(canvasElement, '并入下一块');
    await press(canvasElement, '下一处');
    await canvas.findByText(`第2处，共${all.length}处`);
    await canvas.findByText('停用了这一块');
    await press(canvasElement, '上一处');
    await canvas.findByRole('button', { name: '移出最后一块' });
  },
};

/** Nothing in the new version is like it: a person says where it belongs, and the page shows where it stood. */
export const Adrift: Story = {
  parameters: { msw: [...read, ...found, ...waits([edits.adrift]), ...served] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('新版本里没有能确定的对应内容，页面上标出的是它从前所在的地方，请选择要放到的块');
    await expect(canvas.getByRole('combobox', { name: '放到新版本的哪一块' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: '采用这处修改' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What was decided is told with who and when, and the way back where there is one. */
export const Decided: Story = {
  parameters: { msw: [...read, ...found, ...waits([edits.table], decided), ...served] },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('region', { name: '处理记录' }));
    await expect(list.getAllByRole('button', { name: /^撤回/ })).toHaveLength(2);
    await expect(list.getByText(/之后又改过，不能撤回/)).toBeVisible();
  },
};

/** Everything is decided, and can still be taken back. */
export const AllDecided: Story = { parameters: { msw: [...read, ...found, ...waits([], decided), ...served] } };

/** The version that the edit was made on is kept no more. */
export const OriginGone: Story = {
  parameters: {
    msw: [
      ...read,
      ...found,
      ...mock.fail(waitingEdits.origin, errorCodes.notFound, '这一版已经不再保留'),
      ...waits([edits.rewritten]),
      ...served,
    ],
  },
};

export const Empty: Story = { parameters: { msw: [...read, ...found, ...waits([]), ...served] } };

export const Loading: Story = { parameters: { msw: [...read, ...found, ...mock.pending(waitingEdits.list)] } };

export const Failed: Story = {
  parameters: {
    msw: [...read, ...found, ...mock.fail(waitingEdits.list, errorCodes.unavailable, messages.unexpected)],
  },
};

export const Denied: Story = {
  parameters: { msw: [...read, ...found, ...mock.fail(waitingEdits.list, errorCodes.forbidden, '没有权限')] },
};

/** The document is read anew just now. */
export const Waiting: Story = {
  parameters: { msw: [...read, ...mock.ok(documents.result, { pages: [] }), ...waits(all), ...served] },
};

const [written] = edits.rewritten.mine;
const long = { page: 128, block: { ...written!.block, text: written!.block.text.repeat(40) } };
const longName = `${'HY-110K组串式逆变器安装、接线、调试与故障处理'.repeat(4)}（第二版）.pdf`;

export const LongText: Story = {
  parameters: {
    msw: [
      ...mock.ok(documents.get, { ...file, name: longName }),
      ...found,
      ...waits([{ ...edits.rewritten, mine: [long] }]),
      ...served,
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
