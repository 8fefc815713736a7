import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@tinystar/ui';
import { GuidePage, Part } from './GuidePage.tsx';

const meta = { title: 'guide/Accessibility', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const checked = [
  ['对比度', '正文至少4.5，图标和控件边界至少3；浅色和深色的每一对角色由测试计算，达不到就不能合并'],
  ['axe', '每个故事在两种主题下检查，零违规'],
  ['键盘', '每个有行为的组件按ARIA Authoring Practices测试，测试标题写明依据的模式'],
  ['读屏', '名称和状态来自原生元素；流式回答不逐字朗读，只说“正在回答”“回答完成”'],
  ['动效', '系统减少动态效果时，变量里的时长为零，组件没有自己的分支'],
  ['强制颜色', 'Windows高对比度下，卡片和浮层仍有边线，选中和焦点仍有轮廓，进度、开关和图表仍看得清'],
  ['点按区域', '手机上可点的至少44像素见方，或四周留足间隔'],
  ['放大', '文字放到200%，窗口窄到320像素，内容仍完整'],
] as const;

const keys = [
  ['对话框、抽屉', 'Tab不出圈，Esc关闭，焦点回到来处', 'dialog'],
  ['菜单', '上下移动，右键头进子菜单，首字母跳转', 'menu button'],
  ['选择、命令面板', '焦点留在输入处，上下移动高亮，Enter选定', 'combobox'],
  ['标签页、分段', '左右切换，Home和End到两端', 'tabs、radio group'],
  ['折叠分组', 'Enter或空格展开，状态会读出', 'disclosure'],
  ['分栏', '左右每次16像素，Home和End到极限，Enter复原', 'window splitter'],
  ['表格', '列头可排序处是按钮，选中数量会读出', 'table、checkbox'],
] as const;

export const Accessibility: StoryObj<typeof meta> = {
  render: () => (
    <GuidePage title="无障碍" lead="目标是WCAG 2.2 AA，两种主题都算。下面每一条都有测试守着。">
      <Part title="检查什么">
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">方面</th>
              <th scope="col">要求</th>
            </tr>
          </thead>
          <tbody>
            {checked.map(([name, says]) => (
              <tr key={name}>
                <td>
                  <Text size="label">{name}</Text>
                </td>
                <td>
                  <Text>{says}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="键盘">
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">组件</th>
              <th scope="col">怎样操作</th>
              <th scope="col">ARIA模式</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([name, says, pattern]) => (
              <tr key={name}>
                <td>
                  <Text size="label">{name}</Text>
                </td>
                <td>
                  <Text>{says}</Text>
                </td>
                <td>
                  <Text tone="secondary">{pattern}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </GuidePage>
  ),
};
