import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '轻提示',
  also: ['Toast', '消息提示', '通知'],
  group: 'feedback',
  purpose: ['刚做的事的结果，几秒后消失。', 'What came of the last action; it leaves after some seconds.'],
  use: [['已保存、已复制、已移除并可撤销', 'Saved, copied, removed with a way back']],
  instead: [
    { when: ['要一直看得见', 'It must stay in sight'], take: 'Banner' },
    { when: ['要先问一句', 'A question comes first'], take: 'ConfirmDialog' },
  ],
  words: [['“已保存”，不写“保存成功！”', '“已保存”, not “保存成功！”']],
  keys: [{ key: 'Tab', does: ['到达里面的动作', 'Reaches its action'] }],
};
