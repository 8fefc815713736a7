import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pages } from '../editor/fixtures.ts';
import { edits } from './fixtures.ts';
import { WaitingEditDetail, type WaitingEditDetailProps } from './WaitingEditDetail.tsx';

const [, heading, paragraph, , image] = pages[0]!.blocks;

/** The choice lives where the screen keeps it. */
function Chosen(props: WaitingEditDetailProps) {
  const [onto, setOnto] = useState(props.onto);
  const [rewritten, setRewritten] = useState(props.rewritten);
  return <WaitingEditDetail {...props} onto={onto} onOnto={setOnto} rewritten={rewritten} onRewrite={setRewritten} />;
}

const meta = {
  title: 'features/sources/WaitingEditDetail',
  component: WaitingEditDetail,
  render: (args) => <Chosen {...args} />,
  decorators: [
    // As wide as it is beside the pages.
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    edit: edits.rewritten,
    pages,
    onto: [paragraph!.id],
    pending: false,
    onOnto: fn(),
    rewritten: undefined,
    onRewrite: fn(),
    onTake: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof WaitingEditDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The words are changed before they are taken over, and can be had back. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改一改再采用' }));
    const field = canvas.getByRole('textbox', { name: '修改后的' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '，每季度复测一次');
    await expect(canvas.getByRole('button', { name: '恢复原来的修改' })).toBeVisible();
  },
};

/** The chosen block says what a maker wrote, who would lose it. */
export const OverMine: Story = {
  args: {
    pages: pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.id === paragraph!.id ? { ...block, edited: { kind: 'rewritten' as const, text: block.text } } : block,
      ),
    })),
  },
};

/** Nothing in the new version is like it. */
export const NothingNear: Story = { args: { onto: [] } };

export const Disabled: Story = { args: { edit: edits.disabled, onto: [edits.disabled.near!] } };

export const Deleted: Story = { args: { edit: edits.deleted, onto: [heading!.id] } };

/** Two blocks of the new version become the one that was made of two then. */
export const Joined: Story = {
  args: { edit: edits.joined, onto: [heading!.id] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '并入下一块' }));
    await expect(within(canvas.getByRole('group', { name: '新版本里的' })).getAllByRole('group')).toHaveLength(2);
    await canvas.findByRole('button', { name: '移出最后一块' });
  },
};

export const Split: Story = { args: { edit: edits.split } };

export const Table: Story = { args: { edit: edits.table, onto: [edits.table.near!] } };
/** A cell that both changed. */
export const TableCell: Story = { args: { edit: edits.cell, onto: [edits.cell.near!] } };
/** The cells are changed before they are taken over. */
export const TableChanged: Story = {
  args: { edit: edits.cell, onto: [edits.cell.near!] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改一改再采用' }));
    await expect(await canvas.findByRole('textbox', { name: '第2行第3列' })).toHaveValue('14～16N·m');
  },
};
/** Rows or columns are not those of then: only the whole table can be taken over. */
export const OtherTable: Story = { args: { edit: edits.otherTable, onto: [edits.otherTable.near!] } };

export const Drawn: Story = { args: { edit: edits.drawn, onto: [heading!.id] } };

export const Pictures: Story = { args: { edit: edits.pictures, onto: [image!.id] } };

/** The block that the pictures were bound to is gone too. */
export const Orphaned: Story = { args: { edit: edits.orphaned, onto: [] } };

export const Pending: Story = { args: { pending: true } };

export const LongText: Story = {
  args: {
    edit: {
      ...edits.rewritten,
      mine: [{ page: 128, block: { ...paragraph!, text: paragraph!.text.repeat(40) } }],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
