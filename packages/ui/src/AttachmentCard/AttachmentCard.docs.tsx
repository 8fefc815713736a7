import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '附件卡片',
  also: ['附件', '聊天文件', '随问题发送的图片'],
  group: 'chat',
  purpose: ['随问题发送的一张图片、一个文件或一份文档。', 'A picture, file or document that goes with a question.'],
  use: [
    ['输入区里等待发送的附件', 'What waits in a Composer to be sent'],
    ['消息旁已经发送的附件', 'What was sent, beside its message'],
  ],
  instead: [
    { when: ['上传到知识库的一批文件', 'Files are uploaded into a library'], take: 'UploadList' },
    { when: ['只是一个短词', 'It is a short word only'], take: 'Tag' },
  ],
  words: [
    ['名称过长时从中间截断，保留扩展名', 'Long names are cut in the middle; the extension stays'],
    ['第二行写大小，或正在做什么，或失败的原因', 'The second line has the size, what is happening, or why it failed'],
  ],
  keys: [{ key: 'Tab', does: ['依次到打开、重试、移除', 'Reaches opening, trying again, removing'] }],
};
