import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../private/sampleTexts.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = { title: 'ui/Link', component: Link, args: { href: '/knowledge', children: '进入知识库' } } satisfies Meta<
  typeof Link
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { tone: 'quiet', children: '返回登录' } };

export const InSentence: Story = {
  render: () => (
    <Text as="p">
      登录即表示同意
      <Link tone="inline" href="/terms">
        用户协议
      </Link>
      和
      <Link tone="inline" href="https://example.com/privacy" external>
        隐私政策
      </Link>
      。
    </Text>
  ),
};

/** Its words wrap as those around it do. */
export const LongText: Story = {
  render: () => (
    <Text as="p">
      依据
      <Link tone="inline" href="/knowledge" external>
        {texts.fileName}
      </Link>
      ，{texts.mixed}。
    </Text>
  ),
  globals: { viewport: { value: 'phone' } },
};
