import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@tinystar/ui';
import { GuidePage } from './GuidePage.tsx';

const meta = { title: 'guide/Principles', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const principles = [
  ['出处比回答更重要', '任何结论都能一步回到原文。引用编号、原文高亮、页码始终清楚可见，回答的版式为它们让位。'],
  ['中性色做大部分工作', '品牌色每屏只落在一两处：主要操作，或当前位置。渐变是签名，每屏至多两处，从不承载白字。'],
  [
    '每种状态都设计过',
    '加载、为空、失败、无权限、很长的文字，都有自己的故事和自己的话。失败时说清发生了什么、保住了什么、下一步做什么。',
  ],
  ['键盘与鼠标同等', '能点的都能用键盘到达，焦点环从不去掉。对话框关闭后，焦点回到打开它的地方。'],
  ['安静的动效', '位移不超过8px，时长100、160、240毫秒。系统要求减少动态效果时全部归零。'],
  ['中文先行', '行高为汉字而定，不用斜体，不加字距，只用两种字重。中西文之间的空隙由浏览器排版，不手敲空格。'],
  ['变化是一张完整的表', '语气、强度、尺寸三个轴，取值写全。不接受外部样式：需要新样子时，先把它变成系统的一部分。'],
] as const;

export const Principles: StoryObj<typeof meta> = {
  render: () => (
    <GuidePage title="原则" lead="两种做法都说得通时，用这些句子决定。">
      <Stack gap={24}>
        {principles.map(([title, says], index) => (
          <div key={title} className="guide-rule">
            <b>{index + 1}</b>
            <Stack gap={4}>
              <Text size="lead">{title}</Text>
              <Text as="p" tone="secondary">
                {says}
              </Text>
            </Stack>
          </div>
        ))}
      </Stack>
    </GuidePage>
  ),
};
