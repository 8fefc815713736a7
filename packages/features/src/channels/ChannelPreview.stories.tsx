import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChannelPreview } from './ChannelPreview.tsx';

const meta = {
  title: 'features/channels/ChannelPreview',
  component: ChannelPreview,
  args: { channel: 'feishu_chat', name: '员工手册问答', avatar: { type: 'color', color: 'green' } },
} satisfies Meta<typeof ChannelPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card of Feishu, which its asker rates. */
export const Default: Story = {};

export const OfficialAccount: Story = { tags: ['shot'], args: { channel: 'woa_chat' } };

export const DingTalk: Story = { tags: ['shot'], args: { channel: 'dingTalk_chat' } };

export const DouyinComment: Story = { tags: ['shot'], args: { channel: 'douyin_video_comment' } };

export const DouyinMessage: Story = { args: { channel: 'douyin_chat' } };

export const CustomerService: Story = { tags: ['shot'], args: { channel: 'weixin_kf' } };

export const LongText: Story = { args: { channel: 'douyin_video_comment', name: '光伏安装与售后顾问'.repeat(8) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
