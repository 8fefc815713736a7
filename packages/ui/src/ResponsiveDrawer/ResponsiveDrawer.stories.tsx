import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Download } from '../icons.ts';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { texts } from '../private/sampleTexts.ts';
import { ResponsiveDrawer } from './ResponsiveDrawer.tsx';

const meta = {
  title: 'ui/ResponsiveDrawer',
  component: ResponsiveDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: '原文',
    actions: <IconButton icon={Download} label="下载原文" />,
    footer: <Button>引用这一段</Button>,
    children: (
      <Stack>
        <Text size="lead">接入前的电压检查</Text>
        <Text as="p">{texts.long}</Text>
      </Stack>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', blockSize: '100dvh' }}>
      <div style={{ flex: 1, minInlineSize: 0, padding: '1.5rem' }}>
        <Stack>
          <Heading level={1}>{texts.title}</Heading>
          <Text as="p">{texts.long}</Text>
        </Stack>
      </div>
      <ResponsiveDrawer {...args} />
    </div>
  ),
} satisfies Meta<typeof ResponsiveDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { args: { title: texts.fileName, size: 'sm', footer: undefined } };

export const Navigation: Story = { args: { size: 'nav' } };

export const Large: Story = { args: { size: 'lg' } };
