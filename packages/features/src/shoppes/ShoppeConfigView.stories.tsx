import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { copy } from './copy.ts';
import { bots, enterprise, longName, shoppe } from './fixtures.ts';
import { ShoppeConfigView, type ShoppeConfigViewProps } from './ShoppeConfigView.tsx';

function Live({ draft: first, onDraft, dirty, ...props }: ShoppeConfigViewProps) {
  const [changes, setChanges] = useState({});
  return (
    <ShoppeConfigView
      {...props}
      draft={{ ...first, ...changes }}
      dirty={dirty || Object.keys(changes).length > 0}
      onDraft={(change) => {
        setChanges({ ...changes, ...change });
        onDraft(change);
      }}
    />
  );
}

const meta = {
  title: 'features/shoppes/ShoppeConfigView',
  component: ShoppeConfigView,
  render: (args) => <Live {...args} />,
  args: {
    shoppe,
    enterprise,
    draft: { name: shoppe.name, description: shoppe.description, banner: shoppe.banner, bots },
    dirty: false,
    saving: false,
    switching: false,
    backHref: '/center',
    publishHref: ({ id }) => `/a/train/bot/${id}/release/webapp`,
    link: 'https://star.example/shoppe/1',
    onDraft: fn(),
    onSave: fn(),
    onStatus: fn(),
    onCopyLink: fn(),
    onAdd: fn(),
    onTakeOut: fn(),
    onCover: fn(),
    onBanner: fn(),
  },
} satisfies Meta<typeof ShoppeConfigView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first row goes one place down, by keys alone. */
export const Reordered: Story = {
  play: async ({ canvas, args }) => {
    const grid = await canvas.findByRole('grid', { name: copy.bots });
    grid.querySelector<HTMLElement>('button')!.focus();
    await userEvent.keyboard('{Enter}');
    // The lifted row stands at its own place before keys move it.
    await waitFor(() => expect(document.querySelector('[data-here]')).not.toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const [first, second, ...rest] = bots;
    await waitFor(() => expect(args.onDraft).toHaveBeenCalledWith({ bots: [second, first, ...rest] }));
    await expect(await canvas.findByText(copy.unsaved)).toBeVisible();
  },
};
/** A showcase as it begins: its assistant is made from the template and nobody sees it yet. */
export const NothingShown: Story = {
  args: { draft: { ...meta.args.draft, bots: [bots[1]!] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.nothingShown)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.publishNamed(bots[1]!.name) })).toBeVisible();
  },
};
export const WithoutName: Story = {
  args: { draft: { ...meta.args.draft, name: '' }, dirty: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.save }));
    await expect(await canvas.findByText('展厅名称由1-20个字符组成')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { shoppe: { ...shoppe, status: 'disabled' } } };
export const Saving: Story = { args: { dirty: true, saving: true } };
export const Empty: Story = {
  args: {
    shoppe: { ...shoppe, status: 'disabled', kbBotCount: 0 },
    draft: { ...meta.args.draft, banner: null, bots: [] },
  },
};
export const LongText: Story = {
  args: {
    draft: {
      ...meta.args.draft,
      description: longName,
      bots: bots.map((bot) => ({ ...bot, name: longName, description: longName })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
