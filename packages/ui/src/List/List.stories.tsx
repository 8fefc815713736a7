import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Ellipsis, FileText } from '../icons.ts';
import { texts } from '../private/sampleTexts.ts';
import { Status } from '../Status/Status.tsx';
import { List, ListItem } from './List.tsx';

const meta = {
  title: 'ui/List',
  component: List,
  args: {
    label: '最近的文件',
    children: (
      <>
        <ListItem
          title="HY-110K安装与验收手册.pdf"
          note="24页，周衡上传"
          lead={<Icon of={FileText} tone="secondary" />}
          end="今天 09:41"
        />
        <ListItem
          title="接线图.pdf"
          note="3页，林知夏上传"
          lead={<Icon of={FileText} tone="secondary" />}
          end="昨天 18:32"
        />
        <ListItem title="常见故障与处理.docx" lead={<Icon of={FileText} tone="secondary" />} end="11月18日" />
      </>
    ),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const links = (
  <>
    <ListItem
      href="/1"
      title="周衡"
      note="拥有者"
      lead={<Avatar name="周衡" size="md" decorative />}
      end={<IconButton icon={Ellipsis} label="周衡的更多操作" size="sm" />}
    />
    <ListItem
      href="/2"
      title={texts.person}
      note="研发中心，光伏事业部，逆变器平台组"
      lead={<Avatar name={texts.person} size="md" decorative />}
      end={<Status tone="waiting">待加入</Status>}
    />
  </>
);

export const Links: Story = { args: { label: '成员', children: links } };

export const Spaced: Story = { args: { label: '成员', divide: 'space', children: links } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <ListItem title={texts.fileName} note={texts.long} end="12.4 MB" />
        <ListItem title={texts.mixed} note={texts.sentence} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
