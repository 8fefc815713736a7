import type { Both } from '../../packages/ui/src/private/componentDocs.ts';
import recorded from './spoken.json';

/** One node of the accessibility tree that a screen reader stops at. */
export interface SpokenNode {
  role: string;
  name: string;
  /** What it says after the name: `disabled`, `expanded=false`, `level=2`. */
  states: readonly string[];
}

/** Something that can be operated, and its box in px in a wide window and on a phone. */
export interface Target {
  role: string;
  name: string;
  wide: readonly [width: number, height: number];
  phone?: readonly [width: number, height: number];
}

export interface SpokenStory {
  nodes: readonly SpokenNode[];
  targets: readonly Target[];
}

/** By the story's id; written by `npm run spoken`. */
export const spoken = recorded as unknown as Readonly<Record<string, SpokenStory>>;

const roles: Readonly<Record<string, Both>> = {
  alert: ['警报', 'alert'],
  alertdialog: ['警告对话框', 'alert dialog'],
  article: ['文章', 'article'],
  banner: ['页眉', 'banner'],
  blockquote: ['引文', 'blockquote'],
  button: ['按钮', 'button'],
  caption: ['表格标题', 'caption'],
  cell: ['单元格', 'cell'],
  checkbox: ['复选框', 'check box'],
  code: ['代码', 'code'],
  columnheader: ['列标题', 'column header'],
  combobox: ['组合框', 'combo box'],
  complementary: ['补充区域', 'complementary'],
  contentinfo: ['页脚', 'content info'],
  definition: ['定义', 'definition'],
  dialog: ['对话框', 'dialog'],
  document: ['文档', 'document'],
  emphasis: ['强调', 'emphasis'],
  figure: ['图', 'figure'],
  form: ['表单', 'form'],
  group: ['分组', 'group'],
  heading: ['标题', 'heading'],
  img: ['图像', 'image'],
  image: ['图像', 'image'],
  Iframe: ['嵌入页', 'frame'],
  link: ['链接', 'link'],
  list: ['列表', 'list'],
  listbox: ['列表框', 'list box'],
  listitem: ['列表项', 'list item'],
  log: ['日志', 'log'],
  main: ['主区域', 'main'],
  math: ['公式', 'math'],
  menu: ['菜单', 'menu'],
  menuitem: ['菜单项', 'menu item'],
  meter: ['计量', 'meter'],
  navigation: ['导航', 'navigation'],
  note: ['注', 'note'],
  option: ['选项', 'option'],
  paragraph: ['段落', 'paragraph'],
  progressbar: ['进度条', 'progress bar'],
  radio: ['单选', 'radio button'],
  radiogroup: ['单选组', 'radio group'],
  region: ['区域', 'region'],
  row: ['行', 'row'],
  search: ['搜索', 'search'],
  searchbox: ['搜索框', 'search box'],
  separator: ['分隔', 'separator'],
  slider: ['滑块', 'slider'],
  spinbutton: ['数字框', 'spin button'],
  splitter: ['分隔把手', 'splitter'],
  status: ['状态', 'status'],
  switch: ['开关', 'switch'],
  tab: ['标签页', 'tab'],
  table: ['表格', 'table'],
  tablist: ['标签页列表', 'tab list'],
  tabpanel: ['标签页内容', 'tab panel'],
  term: ['术语', 'term'],
  textbox: ['文本框', 'text box'],
  timer: ['计时', 'timer'],
  time: ['时间', 'time'],
  toolbar: ['工具栏', 'tool bar'],
};

const states: Readonly<Record<string, Both>> = {
  'disabled=true': ['不可用', 'unavailable'],
  'checked=true': ['已选中', 'checked'],
  'checked=false': ['未选中', 'not checked'],
  'checked=mixed': ['部分选中', 'partly checked'],
  'pressed=true': ['已按下', 'pressed'],
  'pressed=false': ['未按下', 'not pressed'],
  'expanded=true': ['已展开', 'expanded'],
  'expanded=false': ['已收起', 'collapsed'],
  'selected=true': ['已选', 'selected'],
  'required=true': ['必填', 'required'],
  'readonly=true': ['只读', 'read only'],
  'modal=true': ['模态', 'modal'],
  'busy=true': ['忙', 'busy'],
  'multiline=true': ['多行', 'multi-line'],
  'invalid=true': ['有误', 'invalid entry'],
  'focused=true': ['有焦点', 'focused'],
};

/** A node in the order in which Chinese screen readers say it: name, role, states. */
export function sentence({ role, name, states: said }: SpokenNode, words: (both: Both) => string): string {
  const roleWords = role === 'StaticText' ? '' : words(roles[role] ?? [role, role]);
  const stateWords = said.map((state) => {
    const [key, value = ''] = state.split('=');
    if (key === 'level') return words([`${value}级`, `level ${value}`]);
    if (key === 'value') return words([`值${value}`, `value ${value}`]);
    if (key === 'description') return value;
    return words(states[state] ?? [state, state]);
  });
  return [name, roleWords, ...stateWords].filter(Boolean).join(words(['，', ', ']));
}

export const roleName = (role: string, words: (both: Both) => string): string => words(roles[role] ?? [role, role]);
