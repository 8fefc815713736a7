import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { RadioCards } from '../RadioGroup/RadioCards.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'ui/Field',
  component: Field,
  args: {
    label: '名称',
    required: true,
    children: <TextInput value="光伏安装顾问" limit={20} onChange={fn()} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: '显示在助手广场与分享页' } };

export const Invalid: Story = {
  args: { error: '助手名称不能为空', children: <TextInput value="" placeholder="请输入助手名称" onChange={fn()} /> },
};

export const LongText: Story = {
  args: {
    label: '知识库没有找到答案时的回复（不写则使用系统默认的说明）',
    hint: texts.sentence,
    error: '内容超出长度限制，请删减到400个字以内后再次保存，已经输入的文字不会丢失',
    children: <TextArea value={texts.long.repeat(4)} limit={400} onChange={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Form: Story = {
  render: () => (
    <Stack gap={20}>
      <Field layout="beside" label="名称" required>
        <TextInput value="光伏安装顾问" limit={20} onChange={fn()} />
      </Field>
      <Field layout="beside" label="欢迎语" changed hint="#短句#可点击提问">
        <TextArea value="您好，我是光伏安装顾问。常被问到：#彩钢瓦屋顶能装多少千瓦#" limit={500} onChange={fn()} />
      </Field>
      <Field layout="beside" label="语气" required group>
        <RadioCards
          value="strict"
          onChange={fn()}
          options={[
            { value: 'strict', label: '专业严谨', description: '先结论后依据' },
            { value: 'warm', label: '亲切自然', description: '像同事一样解释' },
            { value: 'brief', label: '简洁直接', description: '三句话以内' },
            { value: 'patient', label: '耐心细致', description: '分步骤说明' },
          ]}
        />
      </Field>
    </Stack>
  ),
};
