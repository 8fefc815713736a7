import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDown, RotateCcw, RotateCw, ZoomIn, ZoomOut } from '../icons.ts';
import { Stack } from '../Layout/Stack.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { texts } from '../private/sampleTexts.ts';
import { ButtonGroup } from './ButtonGroup.tsx';
import { looks } from './ButtonGroup.css.ts';

const meta = {
  title: 'ui/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: '批量操作',
    children: (
      <>
        <Button>解析</Button>
        <Button>训练</Button>
        <Button>导出</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Icons: Story = {
  args: {
    label: '缩放与旋转',
    children: (
      <>
        <IconButton icon={ZoomOut} label="缩小" emphasis="outline" />
        <IconButton icon={ZoomIn} label="放大" emphasis="outline" />
        <IconButton icon={RotateCcw} label="向左旋转" emphasis="outline" />
        <IconButton icon={RotateCw} label="向右旋转" emphasis="outline" />
      </>
    ),
  },
};

export const Split: Story = {
  args: {
    label: '发布',
    children: (
      <>
        <Button tone="accent" emphasis="outline">
          发布
        </Button>
        <Menu
          trigger={<IconButton icon={ChevronDown} label="更多发布方式" tone="accent" emphasis="outline" />}
          groups={[[{ id: 'later', label: '定时发布' }]]}
        />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>{texts.title}</Button>
        <Button>重新训练</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {looks.flatMap((look) =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <ButtonGroup key={look + size} label="操作" look={look}>
            <Button size={size}>上一条</Button>
            <Button size={size} disabled>
              重做
            </Button>
            <Button size={size}>下一条</Button>
          </ButtonGroup>
        )),
      )}
    </Stack>
  ),
};
