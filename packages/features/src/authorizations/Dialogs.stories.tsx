import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AddDialog } from './AddDialog.tsx';
import { copy } from './copy.ts';
import { FindDialog } from './FindDialog.tsx';
import { lent } from './fixtures.ts';

const meta = { title: 'features/authorizations/Dialogs' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onFind = fn();
const onAdd = fn();

/** A number is read without regard to letter case and spaces. */
export const Finding: Story = {
  render: () => <FindDialog open pending={false} onFind={onFind} onClose={fn()} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: copy.number }), ' 7C41A9E2 {Enter}');
    await expect(onFind).toHaveBeenLastCalledWith('7c41a9e2');
  },
};
export const NotFound: Story = {
  render: () => <FindDialog open pending={false} error={copy.notFound} onFind={onFind} onClose={fn()} />,
};
export const Adding: Story = {
  render: () => (
    <AddDialog
      open
      assistants={{ kind: 'ready', data: { rows: [...lent] } }}
      pending={false}
      onAdd={onAdd}
      onRetry={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    for (const { name } of lent.slice(0, 2))
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(await screen.findByRole('button', { name: copy.confirmAdd(2) }));
    await expect(onAdd).toHaveBeenLastCalledWith(lent.slice(0, 2).map(({ id }) => id));
  },
};
