import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
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

export const WithBreadcrumbs: Story = {
  args: {
    title: '批量导入',
    above: <Breadcrumbs parents={[{ label: '成员管理', href: '/members' }]} current="批量导入" />,
    actions: <Button>下载模板</Button>,
  },
};

export const LongText: Story = {
  ...Full,
  args: { ...Full.args, title: texts.title },
  globals: { viewport: { value: 'phone' } },
};
