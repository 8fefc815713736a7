import type { Meta, StoryObj } from '@storybook/react-vite';
import { documents, documentVersions, errorCodes, messages, type DocumentVersion } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionStage, sessionOf } from '../../shared/testing/index.ts';
import { file } from '../editor/fixtures.ts';
import { manual } from '../fixtures/manual.ts';
import { comparison, differences, versions } from './fixtures.ts';
import { VersionsPage } from './VersionsPage.tsx';

const bytes = await manual().arrayBuffer();
const served = mock.file(documents.outputFile, bytes, 'application/pdf');
const read = mock.ok(documents.get, file);
const kept = (rows: DocumentVersion[] = versions) => mock.ok(documentVersions.list, { rows, keeps: 5, version: 6 });
const compared = (of = comparison()) => mock.ok(documentVersions.compare, of);

const meta = {
  title: 'features/sources/VersionsPage',
  component: VersionsPage,
  parameters: { layout: 'fullscreen', msw: [...read, ...kept(), ...compared(), ...served] },
  decorators: [
    (Story, { id }) => (
      <SessionStage key={id} session={sessionOf()} address="/">
        <div style={{ blockSize: '100dvh' }}>
          <Story />
        </div>
      </SessionStage>
    ),
  ],
  args: { assistantId: file.kbBotId, fileId: file.id, onBack: fn() },
} satisfies Meta<typeof VersionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** Files without a PDF form are compared by their words alone. */
export const WordsOnly: Story = {
  parameters: {
    msw: [
      ...mock.ok(documents.get, { ...file, name: '逆变器扭矩表.xlsx', kind: 'xlsx', hasOutput: false }),
      ...kept(),
      ...compared(comparison([differences.table, differences.added], { hasOutput: false })),
    ],
  },
};

/** A worker draws the pages, one after the other. */
export const Default: Story = { tags: ['no-shot'] };

/** One difference after the other. */
export const Comparing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('第1处，共6处');
    for (let step = 0; step < 4; step++) await press(canvasElement, '下一处');
    await canvas.findByText('第5处，共6处');
    await canvas.findByText('这一版没有这些内容');
  },
};

/** What is deleted is asked about: it cannot be had again. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: /删除这一版$/ });
    await userEvent.click(button!);
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toBeVisible();
  },
};

export const NoChanges: Story = {
  tags: ['shot'],
  parameters: { msw: [...read, ...kept(), ...compared(comparison([])), ...served] },
};

/** Nothing is kept of what it said before. */
export const Empty: Story = { parameters: { msw: [...read, ...kept(versions.slice(0, 1))] } };

/** A version that was uploaded a moment ago. */
export const Reading: Story = {
  tags: ['no-shot'],
  parameters: {
    msw: [...mock.ok(documents.get, { ...file, newVersionAt: file.createdAt }), ...kept(versions.slice(0, 1))],
  },
};

export const Loading: Story = { parameters: { msw: [...read, ...mock.pending(documentVersions.list)] } };

export const Failed: Story = {
  parameters: { msw: [...read, ...mock.fail(documentVersions.list, errorCodes.unavailable, messages.unexpected)] },
};

export const Denied: Story = {
  parameters: { msw: [...read, ...mock.fail(documentVersions.list, errorCodes.forbidden, '没有权限')] },
};

/** The list is there, and the comparison is not. */
export const CompareFailed: Story = {
  parameters: {
    msw: [...read, ...kept(), ...mock.fail(documentVersions.compare, errorCodes.unavailable, messages.unexpected)],
  },
};

/** The version was deleted by somebody else meanwhile. */
export const CompareGone: Story = {
  parameters: {
    msw: [...read, ...kept(), ...mock.fail(documentVersions.compare, errorCodes.notFound, messages.fileDeleted)],
  },
};

const long = (text: string) => text.repeat(40);
const { before, after } = differences.changed;
const longest = comparison(
  [
    {
      kind: 'changed',
      before: before.map(({ page, block }) => ({ page, block: { ...block, text: long(block.text) } })),
      after: after.map(({ page, block }) => ({ page, block: { ...block, text: long(block.text) } })),
    },
  ],
  { hasOutput: false },
);

export const LongText: Story = {
  parameters: {
    msw: [
      ...mock.ok(documents.get, {
        ...file,
        name: `${'HY-110K组串式逆变器安装、接线、调试与故障处理'.repeat(4)}（第二版）.pdf`,
      }),
      ...kept(
        Array.from({ length: 21 }, (_, back) => ({
          ...versions[back === 0 ? 0 : 1]!,
          number: 1_021 - back,
          pageCount: 12_840,
          blockCount: 1_284_000,
          editCount: 12_840,
        })),
      ),
      ...compared({
        ...longest,
        from: { ...longest.from, number: 1_020 },
        to: { ...longest.to, number: 1_021 },
      }),
    ],
  },
};

export const Phone: Story = {
  ...WordsOnly,
  globals: { viewport: { value: 'phone' } },
};
