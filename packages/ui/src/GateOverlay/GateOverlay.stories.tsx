import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { GateOverlay } from './GateOverlay.tsx';

const settings = (
  <Stack gap={20}>
    <Field label="页面标题">
      <TextInput value="光伏安装顾问" onChange={() => undefined} />
    </Field>
    <Field label="访问域名">
      <TextInput value="service.example.com" onChange={() => undefined} />
    </Field>
    <Switch label="隐藏页脚" checked onChange={() => undefined} />
    <Text as="p" tone="secondary">
      {texts.sentence}
    </Text>
  </Stack>
);

const meta = {
  title: 'ui/GateOverlay',
  component: GateOverlay,
  args: {
    closed: true,
    title: '升级后可以使用自己的域名',
    description: '当前套餐不包含这项设置，已经填写的内容会保留',
    action: (
      <Button tone="accent" emphasis="solid">
        查看套餐
      </Button>
    ),
    children: settings,
  },
} satisfies Meta<typeof GateOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { args: { closed: false } };

export const TitleOnly: Story = { args: { description: undefined, action: undefined } };

export const LongText: Story = { args: { title: texts.title, description: texts.long } };

/** The card keeps its room over content of one line. */
export const LittleBehind: Story = { args: { children: <Text>{texts.mixed}</Text> } };

export const Phone: Story = { args: LongText.args, globals: { viewport: { value: 'phone' } } };
