import { Markdown } from './Markdown.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Markdown文本',
  also: ['富文本', '回答正文', '渲染'],
  group: 'documents',
  purpose: ['显示用Markdown写的回答，边到边显示。', 'Shows an answer written in Markdown, as it arrives.'],
  use: [
    ['助手的回答，边生成边显示', 'Answers of an assistant while they are written'],
    ['公告、条款这类带标题和列表的文字', 'Notices and terms: text with headings and lists'],
  ],
  instead: [
    { when: ['没有格式的文字', 'The text has no format'], take: 'Text' },
    { when: ['要编辑', 'It is edited'], take: 'MarkdownEditor' },
    { when: ['只有一段代码', 'There is nothing but code'], take: 'CodeBlock' },
  ],
  words: [
    ['原始HTML按文字显示，不执行', 'Raw HTML is shown as text and never runs'],
    ['引用写作[1]，编号存在时变成可按的角标', 'A citation is [1]; it becomes a chip where the number is known'],
    [
      '标题从三级起，页面的一级标题属于PageHeader',
      "Headings begin low: the page's only first level belongs to PageHeader",
    ],
  ],
  keys: [
    {
      key: 'Tab',
      does: ['依次到链接、引用角标、代码的复制按钮', 'Links, citation chips and the copy buttons of code'],
    },
    { key: 'Enter', does: ['打开链接或引用', 'Opens a link or a citation'] },
    {
      key: 'Tab',
      does: [
        '到达表格后，列头可排序，右上角可复制和全屏',
        'At a table: its heads sort, its corner copies and enlarges',
      ],
    },
  ],
  anatomy: {
    story: 'Citations',
    parts: [
      {
        at: 'h1, h2, h3, h4',
        side: 'start',
        name: ['标题', 'Heading'],
        says: ['字号随size，层级随原文', 'Its size follows `size`, its level the text'],
      },
      {
        at: 'p',
        side: 'end',
        name: ['段落', 'Paragraph'],
        says: ['行宽不超过阅读栏', 'No wider than the column for reading'],
      },
      {
        at: '[data-number]',
        side: 'bottom',
        name: ['引用角标', 'Citation'],
        says: ['编号已知才出现，可按', 'Only where the number is known; it can be pressed'],
      },
    ],
  },
  pairs: [
    {
      good: <Markdown text={'先断开直流开关，再测开路电压。\n\n- 不超过1100V\n- 极性正确'} />,
      goodSays: ['先说结论，再列要点', 'The conclusion first, then its points'],
      bad: <Markdown text={'# 说明\n\n**先断开**直流开关，**再测**开路电压，**不超过**1100V，**极性**正确'} />,
      badSays: [
        '一级标题太大，处处加粗等于没有重点',
        'A first-level heading is too large, and bold everywhere stresses nothing',
      ],
    },
    {
      good: <Markdown text={'| 型号 | 功率 |\n| --- | ---: |\n| HY-50K | 50 |\n| HY-110K | 110 |'} />,
      goodSays: ['要比较的写成表格', 'What is compared is a table'],
      bad: <Markdown text={'HY-50K的功率是50，HY-110K的功率是110。'} />,
      badSays: ['写在句子里，要来回看', 'In a sentence the eye goes back and forth'],
    },
  ],
};
