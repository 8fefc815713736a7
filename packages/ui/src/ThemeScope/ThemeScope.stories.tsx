import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
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
