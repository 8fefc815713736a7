import { Composer } from './Composer.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '输入区',
  also: ['聊天输入框', '提问框', '发送框'],
  group: 'chat',
  purpose: ['写问题的地方：一到十行，Enter发送。', 'Where questions are written: one to ten rows, Enter sends.'],
  use: [
    ['向助手提问，与客服对话', 'Asking an assistant, talking to a service desk'],
    ['附件、快捷入口和工具与问题放在一起', 'Attachments, quick links and tools belong to the question'],
  ],
  instead: [
    { when: ['是表单里的一段文字', 'It is text in a form'], take: 'TextArea' },
    { when: ['只是查找', 'It only finds'], take: 'SearchInput' },
  ],
  words: [
    ['占位文字说怎样发送：“输入问题，Enter发送，Shift+Enter换行”', 'The placeholder says how to send'],
    ['停用时占位文字说原因：“助手已停用”', 'When disabled, the placeholder gives the reason'],
    ['附件的名称过长时从中间截断', 'Long names of attachments are cut in the middle'],
  ],
  keys: [
    { key: 'Enter', does: ['发送；输入法组字时不发送', 'Sends, but never while an input method composes'] },
    { key: 'Shift+Enter', does: ['换行', 'Breaks the line'] },
    { key: 'Esc', does: ['回答进行中，停止', 'Stops the answer under way'] },
    {
      key: '↑ ↓',
      does: [
        '有候选列表时上下选择，Enter或Tab选定，Esc收起',
        'Move in the list above the box; Enter or Tab chooses, Escape closes',
      ],
    },
    { key: 'Tab', does: ['依次到输入框、快捷入口、工具、发送', 'The field, quick links, tools, the send button'] },
  ],
  parts: ['QuickLink'],
  anatomy: {
    story: 'Attachments',
    parts: [
      {
        at: '.stage-padded > *, .stage-page > *',
        side: 'start',
        name: ['容器', 'Container'],
        says: ['焦点在里面时加粗边线', 'Its edge grows while the focus is inside'],
      },
      {
        at: 'textarea',
        side: 'top',
        name: ['问题', 'Question'],
        says: ['一到十行，再长就滚动', 'One to ten rows, then it scrolls'],
      },
      {
        at: 'button[type=button]:last-of-type',
        side: 'end',
        name: ['发送或停止', 'Send or stop'],
        says: ['同一位置同一大小，不会按错', 'The same place and size, so that nobody presses the wrong one'],
      },
    ],
  },
  pairs: [
    {
      good: <Composer value="" phase="disabled" placeholder="助手已停用" onChange={() => {}} onSend={() => {}} />,
      goodSays: ['停用时说原因', 'Disabled with the reason'],
      bad: <Composer value="" phase="disabled" onChange={() => {}} onSend={() => {}} />,
      badSays: ['提示照旧，按了没有反应', 'The usual hint, and nothing happens'],
    },
    {
      good: <Composer value="并网验收要哪些资料？" phase="answering" onChange={() => {}} onSend={() => {}} />,
      goodSays: ['回答时仍可写下一个问题', 'The next question can be written while the answer comes'],
      bad: <Composer value="" phase="disabled" placeholder="正在回答，请稍候" onChange={() => {}} onSend={() => {}} />,
      badSays: ['回答时锁住，人只能等', 'Locked while answering, people can only wait'],
    },
  ],
};
