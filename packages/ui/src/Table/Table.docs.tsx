import { Inline } from '../Layout/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Status } from '../Status/Status.tsx';
import { Text } from '../Text/Text.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '表格',
  also: ['列表', '数据表', 'Grid'],
  group: 'data',
  purpose: ['同一种东西的许多行，列可以比较。', 'Many things of one kind, with columns to compare.'],
  use: [
    [
      '文档、成员、订单这类要比较和批量处理的列表',
      'Documents, members, orders: lists to compare and to act upon together',
    ],
    [
      '列多时固定首列；窄屏上自动变成卡片',
      'With many columns the first stays in view; on narrow screens rows become cards',
    ],
  ],
  instead: [
    { when: ['一行只有标题和一两样东西', 'A row is a title and one or two things'], take: 'List' },
    { when: ['只有一件东西的属性', 'There is one thing with its properties'], take: 'DescriptionList' },
    { when: ['顺序由人来排', 'People put the rows in order'], take: 'OrderList' },
  ],
  words: [
    ['列名2到6个字，不带标点；单位写在列名里', 'Column titles have two to six characters and carry the unit'],
    ['没有值写“-”；数字和时间靠末尾对齐', 'No value is “-”; figures and times stand at the end'],
    ['行操作最多一个链接，其余进“更多”', 'One link per row, everything else goes into “more”'],
  ],
  keys: [
    {
      key: 'Tab',
      does: ['到表头的排序按钮、复选框和行操作', 'The sorting buttons of the head, the boxes and the actions of rows'],
    },
    { key: '空格', does: ['选中一行；表头的选中整页', 'Selects a row; the box in the head selects the page'] },
    { key: 'Enter', does: ['按这一列升序、降序、还原', 'Sorts by the column: ascending, descending, as it was'] },
    { key: '← →', does: ['焦点在表上时左右滚动', 'Scrolls sideways while the focus is on the table'] },
  ],
  anatomy: {
    story: 'Selected',
    parts: [
      {
        at: 'thead',
        side: 'top',
        name: ['表头', 'Head'],
        says: ['可排序的列名是按钮', 'Titles of sortable columns are buttons'],
      },
      {
        at: 'thead input, thead [role=checkbox]',
        side: 'start',
        name: ['选中整页', 'Select the page'],
        says: ['部分选中时显示横线', 'A dash while only some are selected'],
      },
      { at: 'tbody tr', side: 'end', name: ['行', 'Row'], says: ['选中的有底色', 'Selected ones have a ground'] },
      {
        at: 'tbody td:nth-child(2)',
        side: 'bottom',
        name: ['名称', 'Name'],
        says: [
          '第一列说这是哪一个，窄屏上是卡片的标题',
          'The first column says which one it is; on phones it heads the card',
        ],
      },
    ],
  },
  pairs: [
    {
      good: (
        <Inline gap={16}>
          <Status tone="success">已训练</Status>
          <Status tone="danger">解析失败</Status>
        </Inline>
      ),
      goodSays: ['状态用图标加词，不只靠颜色', 'States are an icon and a word, not colour alone'],
      bad: (
        <Inline gap={16}>
          <Text tone="accent">已训练</Text>
          <Text tone="danger">解析失败</Text>
        </Inline>
      ),
      badSays: ['只有颜色，色弱的人分不清', 'Colour alone is lost on many people'],
    },
    {
      good: (
        <Inline gap={12}>
          <Link href="#edit">编辑</Link>
          <Text tone="secondary">⋯</Text>
        </Inline>
      ),
      goodSays: ['一个链接，其余进“更多”', 'One link, the rest behind “more”'],
      bad: (
        <Inline gap={12}>
          <Link href="#edit">编辑</Link>
          <Link href="#rename">改名</Link>
          <Link href="#move">移动</Link>
          <Link href="#delete">删除</Link>
        </Inline>
      ),
      badSays: ['每行一串链接，眼睛找不到数据', 'A row of links hides the data'],
    },
  ],
};
