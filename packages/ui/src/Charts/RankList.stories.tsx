import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { texts } from '../private/sampleTexts.ts';
import { RankList } from './RankList.tsx';

const people = [
  { id: '1', name: '周衡', value: 386 },
  { id: '2', name: '林知夏', value: 274 },
  { id: '3', name: texts.person, value: 251 },
  { id: '4', name: '陈默', value: 96 },
  { id: '5', name: '苏晚晴', value: 41 },
  { id: '6', name: '何一鸣', value: 12 },
];

const meta = {
  title: 'ui/Charts/RankList',
  component: RankList,
  args: { title: '提问最多的成员', unit: '次', labelName: '成员', items: people },
} satisfies Meta<typeof RankList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAvatars: Story = {
  args: { items: people.map((person) => ({ ...person, lead: <Avatar name={person.name} size="sm" decorative /> })) },
};

/** A tick shows what the figure is compared with. */
export const Reference: Story = {
  args: {
    numbered: false,
    reference: '上期',
    items: people.map((person, at) => ({ ...person, reference: 300 - at * 60, more: '12.4%' })),
  },
};

export const LongText: Story = {
  args: {
    title: '提问最多的文件',
    labelName: '文件',
    items: [
      { id: '1', name: texts.fileName, value: 1_283_456 },
      { id: '2', name: texts.mixed, value: 20_400 },
      { id: '3', name: '接线图.pdf', value: 3 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { args: { items: undefined } };

export const Empty: Story = { args: { items: [] } };
