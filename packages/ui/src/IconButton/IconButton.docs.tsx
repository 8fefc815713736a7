import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '图标按钮',
  also: ['图标', '工具按钮'],
  group: 'actions',
  purpose: [
    '图标独自说明动作的按钮；名称必填，用作读屏和提示。',
    'A button whose icon carries the meaning; its name is required for screen readers and the tooltip.',
  ],
  use: [['工具栏、表格行尾、对话框右上角', 'Tool bars, ends of table rows, the corner of a dialog']],
  instead: [{ when: ['图标不是人人都懂', 'Not everybody knows the icon'], take: 'Button' }],
  words: [
    [
      '名称是动词加宾语：“关闭对话框”，不写“叉”',
      'The name is a verb with its object: “关闭对话框”, not what the icon looks like',
    ],
  ],
  keys: [{ key: 'Enter / 空格', does: ['按下；有按下状态的来回切换', 'Presses it; one with a pressed state toggles'] }],
};
