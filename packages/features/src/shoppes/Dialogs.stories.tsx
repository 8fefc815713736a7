import { messages, type Template } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AddToShoppeDialog } from './AddToShoppeDialog.tsx';
import { BotPickerDialog, type BotPickerDialogProps } from './BotPickerDialog.tsx';
import { copy } from './copy.ts';
import { CreateShoppeDialog } from './CreateShoppeDialog.tsx';
import { bots, choices, list } from './fixtures.ts';

const meta = {
  title: 'features/shoppes/Dialogs',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const templates: Template[] = ['产品手册问答', '客户服务'].map((displayName) => ({
  id: displayName,
  displayName,
  avatar: { type: 'color', color: 'green' },
  indexType: 'simple_v3',
  description: '依据上传的手册回答安装、使用与维护问题',
  welcomeWords: '',
  questionWords: '',
  replyToneId: 'professional',
}));
const create = { templates, pending: false, onCreate: fn(), onClose: fn() };

export const Default: Story = { render: () => <CreateShoppeDialog {...create} /> };

/** Nothing is sent without a name and a template. */
export const WithoutTemplate: Story = {
  render: () => <CreateShoppeDialog {...create} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.create }));
    await expect(await screen.findByText(copy.templateMissing)).toBeVisible();
    await expect(create.onCreate).not.toHaveBeenCalled();
  },
};
export const Refused: Story = { render: () => <CreateShoppeDialog {...create} error="最多创建20个展厅" /> };

const picker: BotPickerDialogProps = {
  choices: { kind: 'ready', data: { rows: choices.slice(0, 4), count: 14 } },
  search: { of: 'own', keyword: '', page: 1 },
  placed: new Set([bots[0]!.id]),
  onSearch: fn(),
  onPick: fn(),
  onRetry: fn(),
  onClose: fn(),
};

/** What stands in the showcase already is ticked and cannot be taken out here. */
export const Picker: Story = {
  render: () => <BotPickerDialog {...picker} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(bots[2]!.name) }));
    await userEvent.click(await dialog.findByRole('button', { name: copy.pick.confirm(1) }));
    await expect(picker.onPick).toHaveBeenCalledWith([choices[2]]);
  },
};
export const PickerLoading: Story = { render: () => <BotPickerDialog {...picker} choices={{ kind: 'loading' }} /> };
export const PickerEmpty: Story = {
  render: () => (
    <BotPickerDialog
      {...picker}
      search={{ of: 'lent', keyword: '', page: 1 }}
      choices={{ kind: 'ready', data: { rows: [], count: 0 } }}
    />
  ),
};
export const PickerFailed: Story = {
  render: () => <BotPickerDialog {...picker} choices={{ kind: 'failed', message: messages.network }} />,
};
export const PickerPhone: Story = {
  render: () => <BotPickerDialog {...picker} />,
  globals: { viewport: { value: 'phone' } },
};

const add = {
  name: bots[0]!.name,
  shoppes: list,
  placed: new Set<string>(),
  pending: false,
  onAdd: fn(),
  onClose: fn(),
};
export const AddTo: Story = { render: () => <AddToShoppeDialog {...add} /> };
export const AddToRest: Story = { render: () => <AddToShoppeDialog {...add} placed={new Set([list[0]!.id])} /> };
export const AddedToAll: Story = {
  render: () => <AddToShoppeDialog {...add} placed={new Set(list.map(({ id }) => id))} />,
};
export const AddToNone: Story = { render: () => <AddToShoppeDialog {...add} shoppes={[]} /> };
