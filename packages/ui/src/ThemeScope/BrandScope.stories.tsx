import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { BrandScope } from './BrandScope.tsx';

function Sample({ name }: { name: string }) {
  return (
    <Card>
      <Stack gap={12}>
        <Text>{name}</Text>
        <Inline gap={8} wrap>
          <Button tone="accent" emphasis="solid">
            开始对话
          </Button>
          <Button tone="accent">了解更多</Button>
        </Inline>
        <Text>
          查看<Link href="#brand">使用说明</Link>
        </Text>
        <Bubble>接地线怎么接？</Bubble>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'ui/BrandScope',
  component: BrandScope,
  args: { colour: '#0052d9', theme: 'light', children: <Sample name="深蓝" /> },
} satisfies Meta<typeof BrandScope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const brands = [
  ['鲜红', '#e4002b'],
  ['明黄', '#ffd400'],
  ['深紫', '#2b0a5e'],
  ['纯白', '#ffffff'],
] as const;

/** Colours that could not be read as they are: bright, dark, and none. */
export const Brands: Story = {
  render: () => (
    <Stack gap={16}>
      {(['light', 'dark'] as const).map((theme) => (
        <Grid key={theme} gap={16}>
          {brands.map(([name, colour]) => (
            <BrandScope key={colour} colour={colour} theme={theme}>
              <Sample name={name} />
            </BrandScope>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
