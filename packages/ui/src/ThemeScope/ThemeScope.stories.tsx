import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  title: 'ui/ThemeScope',
  component: ThemeScope,
  args: { children: <Card>跟随页面</Card> },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SideBySide: Story = {
  render: () => (
    <Inline gap={16} wrap>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <Card>
            <Stack gap={12}>
              <Text>{theme === 'light' ? '浅色' : '深色'}</Text>
              <Button tone="accent" emphasis="solid">
                保存
              </Button>
            </Stack>
          </Card>
        </ThemeScope>
      ))}
    </Inline>
  ),
};

/** Text at 7:1 and edges that are seen, for people who ask for it; by itself where the system says so. */
export const MoreContrast: Story = {
  render: () => (
    <Inline gap={16} wrap>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeScope key={theme} theme={theme} contrast="more">
          <Card>
            <Stack gap={12}>
              <Text>{theme === 'light' ? '高对比浅色' : '高对比深色'}</Text>
              <Text tone="tertiary">更新于今天 10:07</Text>
              <Inline gap={8}>
                <Button tone="accent" emphasis="solid">
                  保存
                </Button>
                <Button>取消</Button>
                <Button tone="danger">删除</Button>
              </Inline>
              <InlineMessage tone="warning">余额不足，部分助手已暂停回答</InlineMessage>
            </Stack>
          </Card>
        </ThemeScope>
      ))}
    </Inline>
  ),
};

export const Densities: Story = {
  render: () => (
    <Inline gap={16}>
      {(['comfortable', 'compact'] as const).map((density) => (
        <ThemeScope key={density} density={density}>
          <Button>{density === 'compact' ? '紧凑' : '宽松'}</Button>
        </ThemeScope>
      ))}
    </Inline>
  ),
};
