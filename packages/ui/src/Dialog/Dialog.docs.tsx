import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '对话框',
  also: ['弹窗', '模态框', 'Modal'],
  group: 'overlays',
  purpose: ['盖住页面，把一件事做完再回来。', 'Covers the page until one matter is settled.'],
  use: [
    ['创建、改名、导出这类一两步的任务', 'Tasks of a step or two: create, rename, export'],
    ['需要人全神贯注，又不值得另开一页', 'It needs full attention but no page of its own'],
  ],
  instead: [
    { when: ['要对照后面的内容，或者任务较长', 'What is behind it must be seen, or the task is long'], take: 'Drawer' },
    { when: ['只是问是否继续', 'It only asks whether to go on'], take: 'ConfirmDialog' },
    { when: ['只有一两个字段，不打断别的', 'There are one or two fields and nothing is interrupted'], take: 'Popover' },
  ],
  words: [
    [
      '标题是动宾短语，与打开它的按钮同词：“创建助手”',
      'The title is a verb with its object, in the words of the button that opened it',
    ],
    ['决定性的按钮放最后，写动作，不写“确定”', 'The decisive button comes last and names the action, not “确定”'],
    ['说明只有一句，句末不加标点', 'One sentence of description, no full stop'],
  ],
  keys: [
    { key: 'Tab', does: ['只在对话框里走，不出圈', 'Stays inside the dialog'] },
    {
      key: 'Esc',
      does: [
        '关闭；填写过的内容会丢失时先问；persistent时不关',
        'Closes it, after a question where typed text would be lost; not while `persistent`',
      ],
    },
    {
      key: '打开时',
      does: [
        '焦点到第一个字段；没有字段到第一个按钮',
        'On opening the focus goes to the first field, else to the first button',
      ],
    },
    { key: '关闭时', does: ['焦点回到打开它的地方', 'On closing the focus returns to what opened it'] },
  ],
  framed: true,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: '[role=dialog]',
        side: 'start',
        name: ['面板', 'Panel'],
        says: ['480或800宽，离窗口边至少16', '480 or 800 wide, at least 16 from the window'],
      },
      {
        at: '[role=dialog] h2',
        side: 'top',
        name: ['标题', 'Title'],
        says: ['读屏打开时先读它', 'A screen reader begins with it'],
      },
      {
        at: '[role=dialog] header > button',
        side: 'end',
        name: ['关闭', 'Close'],
        says: ['总在，与Esc一样', 'Always there, the same as Escape'],
      },
      {
        at: '[role=dialog] header + div',
        side: 'start',
        name: ['内容', 'Body'],
        says: ['放不下时只有它滚动', 'It alone scrolls where there is no room'],
      },
      {
        at: '[role=dialog] footer',
        side: 'bottom',
        name: ['动作', 'Actions'],
        says: ['总看得见，决定性的在最后', 'Always in sight, the decisive one last'],
      },
    ],
  },
  pairs: [
    {
      good: (
        <Stack gap={12}>
          <Heading level={3}>删除知识库</Heading>
          <Inline gap={8} justify="end">
            <Button>取消</Button>
            <Button tone="danger" emphasis="solid">
              删除
            </Button>
          </Inline>
        </Stack>
      ),
      goodSays: ['按钮写动作，不读标题也懂', 'The button names the action and needs no title'],
      bad: (
        <Stack gap={12}>
          <Heading level={3}>提示</Heading>
          <Inline gap={8} justify="end">
            <Button tone="accent" emphasis="solid">
              确定
            </Button>
            <Button>取消</Button>
          </Inline>
        </Stack>
      ),
      badSays: ['“提示”“确定”什么也没说；次序也反了', '“提示” and “确定” say nothing, and the order is reversed'],
    },
    {
      good: <Text>新密码需包含字母与数字，6到20位。</Text>,
      goodSays: ['一个对话框只做一件事', 'One dialog settles one matter'],
      bad: <Text tone="secondary">第1步（共5步）：先填写企业资料，再上传执照，再邀请成员……</Text>,
      badSays: ['长任务另开一页，用Stepper', 'A long task gets a page with a Stepper'],
    },
  ],
};
