import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { createCopy } from './createCopy.ts';
import { CreateAssistantDialog } from './CreateAssistantDialog.tsx';
import { lateCopy } from './lateCopy.ts';
import { templates, tones } from './fixtures.ts';

const meta = {
  title: 'features/assistants/CreateAssistantDialog',
  component: CreateAssistantDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    scope: 'personal',
    templates,
    tones,
    hasModel: true,
    pending: false,
    onClose: fn(),
    onCreate: fn(),
    onPropose: fn(),
  },
} satisfies Meta<typeof CreateAssistantDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tenant: Story = { args: { scope: 'tenant' } };

export const WithoutModel: Story = {
  args: { hasModel: false },
  play: async () => {
    await expect(await screen.findByText(createCopy.noModel)).toBeVisible();
  },
};

/** What is typed stands in the preview at once. */
export const Previewed: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(createCopy.name) }), '收银助手');
    await userEvent.type(
      screen.getByRole('textbox', { name: new RegExp(`^${createCopy.welcome}`) }),
      '您好，请问哪台收银机有问题？可以先看#常见报错#。',
    );
    const preview = screen.getByRole('complementary', { name: createCopy.preview.title });
    await expect(preview).toHaveTextContent('收银助手您好，请问哪台收银机有问题？可以先看常见报错。');
  },
};

export const FromTemplate: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(createCopy.kinds.template.label) }));
    await userEvent.click(screen.getByRole('button', { name: createCopy.submit }));
  },
};

export const ByAi: Story = {
  args: {
    onPropose: fn(() =>
      Promise.resolve({
        description: '你是收银助手，为门店员工解答收银机的操作和报错问题。',
        welcomeWords: '您好，我是收银助手。',
        questionWords: '#常见问题#\n##打印机卡纸怎么办##',
        replyToneId: 'patient',
        pairs: [{ question: '打印机卡纸怎么办', answer: '先断电，再取出卡住的纸。' }],
        writtenBy: 'model' as const,
      }),
    ),
  },
  play: async ({ args }) => {
    const words = lateCopy.byAi;
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(words.kind.label) }));
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(createCopy.name) }), '收银助手');
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${words.requirement}`) }), '解答收银机报错');
    await userEvent.click(screen.getByRole('button', { name: words.write }));
    await expect(await screen.findByText(words.written.model(1))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: createCopy.submit }));
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ name: '收银助手', pairs: [expect.objectContaining({ question: '打印机卡纸怎么办' })] }),
    );
  },
};

export const WithoutName: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: createCopy.submit }));
  },
};

export const Pending: Story = { args: { pending: true } };

export const Refused: Story = { args: { error: messages.unexpected } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
