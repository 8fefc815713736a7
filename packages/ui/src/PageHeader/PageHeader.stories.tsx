import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { texts } from '../private/sampleTexts.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = { title: 'ui/PageHeader', component: PageHeader, args: { title: '知识库' } } satisfies Meta<
  typeof PageHeader
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = {
  args: {
    title: '光伏安装顾问',
    description: texts.sentence,
    mark: <Tag>未发布</Tag>,
    actions: <Button>发布</Button>,
    onBack: fn(),
  },
};

export const LongText: Story = {
  ...Full,
  args: { ...Full.args, title: texts.title },
  globals: { viewport: { value: 'phone' } },
};
