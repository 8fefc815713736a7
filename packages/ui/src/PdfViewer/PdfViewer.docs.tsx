import { PdfNotice } from './PdfNotice.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'PDF阅读器',
  also: ['原文', '文档阅读', 'PDF预览'],
  group: 'documents',
  purpose: [
    '一页接一页地读，并走到被引用的地方。',
    'Pages to read, one under the other, and the way to the places cited.',
  ],
  use: [
    ['打开回答引用的原文', 'Opening the source that an answer cites'],
    ['核对文档解析的结果', 'Checking what was read from a document'],
  ],
  instead: [
    { when: ['只是图片', 'It is only a picture'], take: 'ImagePreview' },
    { when: ['只要文字', 'Only the words matter'], take: 'Markdown' },
  ],
  words: [
    ['没有文件时用PdfNotice说原因和办法', 'Without a file, PdfNotice gives the reason and the way out'],
    [
      '打开时整页可见，再按一次“适合宽度”放大引用的一处',
      'A page opens whole; “适合宽度” pressed again enlarges the place cited',
    ],
    ['页码写“3 / 28”，命中写“第2处，共5处”', 'Pages are “3 / 28”; places are “第2处，共5处”'],
  ],
  keys: [
    { key: '+ / -', does: ['放大、缩小', 'Larger, smaller'] },
    { key: '0', does: ['适合宽度', 'Fits the width'] },
    { key: 'n / p', does: ['下一处、上一处引用', 'Next, previous place cited'] },
    { key: '/', does: ['打开文内查找', 'Opens the search'] },
    { key: '↑ ↓ PageUp PageDown', does: ['滚动', 'Scrolls'] },
  ],
  anatomy: {
    story: 'Places',
    parts: [
      {
        at: '[role=toolbar], .stage-page > * > *:first-child',
        side: 'top',
        name: ['工具栏', 'Tool bar'],
        says: ['页码、缩放、查找、上下处', 'Page, zoom, search, places'],
      },
      {
        at: 'nav, ol',
        side: 'start',
        name: ['缩略图', 'Small pages'],
        says: ['有引用的页带编号；地方小时收起', 'Cited pages carry their numbers; gone where there is little room'],
      },
      {
        at: '[role=region]',
        side: 'end',
        name: ['页面', 'Pages'],
        says: ['只画看得见的几页', 'Only those near the window are drawn'],
      },
    ],
  },
  pairs: [
    {
      good: <PdfNotice kind="gone" title="文件已被删除" hint="回答里引用的原文仍可在来源列表看到" />,
      goodSays: ['说原因，也说还能看到什么', 'The reason, and what can still be seen'],
      bad: <PdfNotice kind="gone" title="加载失败" hint="请稍后重试" />,
      badSays: ['文件已经没有了，重试也没用', 'The file is gone: trying again is no help'],
    },
  ],
};
