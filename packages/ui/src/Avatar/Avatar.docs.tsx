import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '头像',
  also: ['用户头像'],
  group: 'media',
  purpose: [
    '一个人、企业或助手：图片，或颜色上的字。',
    'A person, company or assistant: a picture, or letters on a colour.',
  ],
  use: [['名称旁边', 'Beside a name']],
  instead: [{ when: ['不是谁，而是什么', 'It is a thing, not somebody'], take: 'Icon' }],
};
