import type { Both, Purpose } from '../../packages/ui/src/private/componentDocs.ts';

/** Headings and fixed words of the components' pages. */
export const docsCopy = {
  example: ['示例', 'Example'],
  anatomy: ['结构', 'Anatomy'],
  use: ['何时使用', 'When to use'],
  instead: ['何时不用', 'When to use something else'],
  take: ['用', 'use'],
  pairs: ['推荐与不推荐', 'Do and don’t'],
  good: ['推荐', 'Do'],
  bad: ['不推荐', 'Don’t'],
  words: ['文案规则', 'Wording'],
  keys: ['键盘', 'Keyboard'],
  key: ['按键', 'Key'],
  result: ['结果', 'What it does'],
  noKeys: ['它自己不接受键盘操作', 'It takes no keys of its own'],
  spoken: ['读屏', 'Screen reader'],
  spokenFrom: [
    '由脚本从浏览器的无障碍树记录，不是手写',
    'Recorded by a script from the accessibility tree of the browser, not typed',
  ],
  sizes: ['尺寸与点按区域', 'Sizes and targets'],
  sizesFrom: [
    '在浏览器里量得：从中心向外，按下去能碰到它的范围，单位为像素',
    'Measured in the browser: how far from its middle a press reaches it, in pixels',
  ],
  target: ['可操作的部分', 'What is operated'],
  wide: ['1280宽', 'At 1280'],
  phone: ['390宽', 'At 390'],
  states: ['状态', 'States'],
  props: ['属性', 'Props'],
  tokens: ['用到的变量', 'Tokens'],
  tokensFrom: ['从样式表读出', 'Read from the style sheet'],
  token: ['变量', 'Token'],
  light: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
  usedBy: ['谁在用', 'Who uses it'],
  noUse: ['产品里还没有用到', 'No part of the product uses it yet'],
  screens: ['界面', 'Screens'],
  changes: ['变更', 'Changes'],
  also: ['也叫', 'Also called'],
  belongs: ['同一页的部件', 'Parts that belong to it'],
  stable: ['稳定', 'Stable'],
  new: ['新', 'New'],
  deprecated: ['不再使用', 'Deprecated'],
} as const satisfies Record<string, Both>;

export const purposeNames: Readonly<Record<Purpose, Both>> = {
  actions: ['动作', 'Actions'],
  fields: ['输入', 'Fields'],
  navigation: ['导航', 'Navigation'],
  feedback: ['反馈', 'Feedback'],
  overlays: ['浮层', 'Overlays'],
  data: ['数据', 'Data'],
  chat: ['对话', 'Chat'],
  documents: ['文档', 'Documents'],
  media: ['图像', 'Media'],
  layout: ['布局', 'Layout'],
};

/** Words in the names of keys, the longer ones first; `Enter` and arrows are the same in both languages. */
const keyWords: readonly Both[] = [
  ['字母或拼音首字母', 'Letters or Pinyin initials'],
  ['字母', 'Letters'],
  ['空格', 'Space'],
  ['退格', 'Backspace'],
  ['逗号', 'Comma'],
  ['粘贴', 'Paste'],
  ['打开时', 'When it opens'],
  ['关闭时', 'When it closes'],
];

/** The name of a key, or of several, in both languages. */
export const keyName = (key: string): Both => [key, keyWords.reduce((text, [zh, en]) => text.replaceAll(zh, en), key)];
