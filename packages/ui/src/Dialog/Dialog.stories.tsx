import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: '创建助手',
    description: '个人助手归你所有，创建后可以上传知识文件',
    children: (
      <Stack gap={20}>
        <Field label="名称" required>
          <TextInput value="光伏安装顾问" limit={20} onChange={fn()} />
        </Field>
        <Field label="简介" required>
          <TextArea value={texts.sentence} limit={200} onChange={fn()} />
        </Field>
      </Stack>
    ),
    footer: (
      <>
        <Button>取消</Button>
        <Button tone="accent" emphasis="solid">
          创建
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = {
  args: {
    size: 'sm',
    title: '修改密码',
    description: undefined,
    children: <Text>新密码需包含字母与数字，6到20位。</Text>,
    footer: (
      <>
        <Button>取消</Button>
        <Button tone="accent" emphasis="solid">
          保存
        </Button>
      </>
    ),
  },
};

/** What opens from a dialog stands in front of it. */
export const OpenSelect: Story = {
  args: {
    size: 'sm',
    title: '导出问答',
    description: undefined,
    children: (
      <Field label="格式">
        <Select
          options={[
            { value: 'xlsx', label: 'Excel 表格' },
            { value: 'csv', label: 'CSV 文本' },
            { value: 'md', label: 'Markdown 文档' },
          ]}
          value="xlsx"
          onChange={fn()}
        />
      </Field>
    ),
    footer: <Button>取消</Button>,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    title: texts.title,
    description: texts.sentence,
    children: <Text size="prose">{texts.long.repeat(20)}</Text>,
  },
};
