import components from 'virtual:components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack, Text } from '@tinystar/ui';
import * as icons from '@tinystar/ui/icons';
import { rows } from '../../tokens/contrast.ts';
import { GuidePage, Part } from './GuidePage.tsx';
import { StoryLink } from './StoryLink.tsx';

// The figures change with every component; a picture of them would only ask to be taken again.
const meta = { title: 'guide/Welcome', tags: ['!autodocs', 'no-shot'] } satisfies Meta;

export default meta;

const facts = [
  [components.length, '个组件'],
  [components.reduce((sum, { stories }) => sum + stories.length, 0), '个组件状态'],
  [Object.keys(icons).length, '个图标'],
  [rows.length * 2, '项对比度检查'],
] as const;

const doors = [
  ['guide-principles--principles', '原则', '我们怎样取舍'],
  ['guide-tokens--tokens', 'Tokens', '颜色、字阶、间距、层次、动效'],
  ['guide-components--components', '组件一览', '每个组件的状态和使用者'],
  ['guide-icons--icons', '图标', '搜索，点按即可复制引用'],
  ['guide-voice--voice', '用语', '界面文字怎样写'],
  ['guide-accessibility--accessibility', '无障碍', '键盘、读屏与对比度'],
] as const;

export const Welcome: StoryObj<typeof meta> = {
  render: () => (
    <GuidePage
      title="小星设计系统"
      lead="文档变成会回答的助手，回答带着可以点开的出处。这里是它的界面：变量、组件、页面，全部是运行中的代码。"
    >
      <div className="guide-facts">
        {facts.map(([figure, word]) => (
          <Card key={word} padding="md">
            <Stack gap={0}>
              <Text size="display" numeric>
                {figure}
              </Text>
              <Text size="caption" tone="secondary">
                {word}
              </Text>
            </Stack>
          </Card>
        ))}
      </div>
      <Part title="从这里开始">
        <div className="guide-pair">
          {doors.map(([id, title, says]) => (
            <Stack key={id} gap={0}>
              <StoryLink id={id}>{title}</StoryLink>
              <Text tone="secondary">{says}</Text>
            </Stack>
          ))}
        </div>
      </Part>
      <Part title="怎样看">
        <table className="guide-table">
          <tbody>
            {[
              ['主题', '工具栏切换浅色、深色，或并排比较'],
              ['宽度', '390、768、1280、1920，与断点一致'],
              ['语言', '“长文本”把文字加长六成，检查会不会撑破'],
              ['密度', '紧凑时控件36变32，表格行48变40'],
              ['动效', '减弱后所有时长归零'],
              ['代码', '文档页每个例子下方的JSX可以直接复制'],
            ].map(([name, says]) => (
              <tr key={name}>
                <td>
                  <Text size="label">{name}</Text>
                </td>
                <td>
                  <Text tone="secondary">{says}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="设计稿">
        <Text as="p">故事写上设计稿地址，底部的Design面板就会显示它。面板只在打开时读取地址，检查和构建从不联网。</Text>
        <pre>{`parameters: {
  design: { type: 'figma', url: 'https://www.figma.com/design/…?node-id=1-2' },
}`}</pre>
      </Part>
    </GuidePage>
  ),
};
