import type { Meta, StoryObj } from '@storybook/react-vite';
import { documents, errorCodes, messages, type Document } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SessionStage, sessionOf } from '../../shared/testing/index.ts';
import { manual } from '../fixtures/manual.ts';
import { BlockEditorPage } from './BlockEditorPage.tsx';
import { file, longPages, pages } from './fixtures.ts';

const bytes = await manual().arrayBuffer();
const served = mock.file(documents.outputFile, bytes, 'application/pdf');
const read = (change: Partial<Document> = {}) => mock.ok(documents.get, { ...file, ...change });
const found = (all = pages) => mock.ok(documents.result, { pages: all, version: 3 });

const meta = {
  title: 'features/sources/BlockEditorPage',
  // A worker draws the pages, one after the other.
  tags: ['no-shot'],
  component: BlockEditorPage,
  parameters: { layout: 'fullscreen', msw: [...read(), ...found(), ...served] },
  decorators: [
    (Story, { id }) => {
      // What one story leaves unsaved is not for the next.
      for (const key of Object.keys(localStorage)) if (key.includes('.blocks.')) localStorage.removeItem(key);
      return (
        <SessionStage key={id} session={sessionOf()} address="/">
          <div style={{ blockSize: '100dvh' }}>
            <Story />
          </div>
        </SessionStage>
      );
    },
  ],
  args: { assistantId: file.kbBotId, fileId: file.id, onBack: fn(), onWaiting: fn(), onVersions: fn() },
} satisfies Meta<typeof BlockEditorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('listbox');

export const Default: Story = {};

/** What was done to an earlier version could not be placed in this one. */
export const EditsWait: Story = {
  parameters: { msw: [...read({ waitingEdits: 3 }), ...found(), ...served] },
};

/** It has got new versions, and the earlier ones are kept. */
export const Versions: Story = {
  parameters: { msw: [...read({ versionCount: 3 }), ...found(), ...served] },
};

/** Everything by keyboard: choose, switch off, undo, delete. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await listOf(canvasElement);
    list.focus();
    // Each key acts on what the one before has chosen.
    const chosen = () => list.getAttribute('aria-activedescendant');
    for (let press = 0; press < 3; press++) {
      const before = chosen();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(chosen()).not.toBe(before));
    }
    await userEvent.keyboard(' ');
    await canvas.findByText('1页共1处未保存的改动');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByText(/未保存的改动/)).toBeNull());
    await userEvent.keyboard('{Delete}');
    await canvas.findByText('1页共1处未保存的改动');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement?.tagName).toBe('INPUT'));
  },
};

/** A table's cells, and the pictures that go with it. */
export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('option', { name: /第4块表格/ }));
    const cell = await canvas.findByRole('textbox', { name: '第2行第3列' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '14N·m');
    await canvas.findByText('1页共1处未保存的改动');
  },
};

/** Two neighbours are merged, the result is cut again. */
export const Merged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await listOf(canvasElement);
    list.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: '合并' }));
    await canvas.findByText('共7块，启用6块');
    await canvas.findByText('1页共2处未保存的改动');
  },
};

export const Loading: Story = { parameters: { msw: [...mock.pending(documents.get), ...found()] } };

export const Failed: Story = { parameters: { msw: [...mock.offline(documents.get), ...found()] } };

/** Somebody else's, or deleted: both look the same. */
export const Denied: Story = {
  parameters: {
    msw: [...mock.fail(documents.get, errorCodes.notFound, messages.fileDeleted), ...found()],
  },
};

export const NotReady: Story = {
  parameters: { msw: [...read({ status: 'cooking' }), ...mock.ok(documents.result, { pages: [] })] },
};

export const Empty: Story = {
  parameters: { msw: [...read(), ...found(pages.map((page) => ({ ...page, blocks: [] }))), ...served] },
};

/** A Word document where no PDF form could be made. */
export const NoPages: Story = { parameters: { msw: [...read({ kind: 'docx', hasOutput: false }), ...found()] } };

export const PdfFailed: Story = { parameters: { msw: [...read(), ...found(), ...mock.offline(documents.outputFile)] } };

/** 429 pages of twenty blocks: the list draws what is in sight. */
export const Long: Story = {
  parameters: { msw: [...read({ pageCount: 429 }), ...found(longPages(429)), ...served] },
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement);
    list.focus();
    await userEvent.keyboard('{End}');
    await within(list).findByRole('option', { selected: true, name: /第429页/ });
    await expect(within(list).getAllByRole('option').length).toBeLessThan(120);
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      ...read({ name: `${'HY-110K组串式逆变器安装、接线、调试与故障处理'.repeat(4)}.pdf` }),
      ...found(
        pages.map((page) => ({
          ...page,
          blocks: page.blocks.map((block) => ({ ...block, text: block.text.repeat(12) })),
        })),
      ),
      ...served,
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
