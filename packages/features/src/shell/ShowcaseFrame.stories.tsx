import { Card, Grid, Text } from '@tinystar/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShowcaseFrame } from './ShowcaseFrame.tsx';

const meta = {
  title: 'features/shell/ShowcaseFrame',
  component: ShowcaseFrame,
  args: {
    tabs: [
      { href: '/a/shoppe/bot', label: '精选助手' },
      { href: '/a/shoppe/center', label: '展厅管理', current: true },
      { href: '/a/shoppe/kbBot/manage', label: '企业助手管理' },
      { href: '/a/shoppe/kbBotAuthorized/manage', label: '授权助手管理' },
    ],
    children: (
      <Grid>
        {['设备维修助手', '质量体系问答', '新员工入职向导'].map((name) => (
          <Card key={name}>
            <Text>{name}</Text>
          </Card>
        ))}
      </Grid>
    ),
  },
} satisfies Meta<typeof ShowcaseFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A member has the featured assistants only. */
export const OnePage: Story = { args: { tabs: [{ href: '/a/shoppe/bot', label: '精选助手', current: true }] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
