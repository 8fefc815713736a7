import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '进度条',
  also: ['百分比'],
  group: 'feedback',
  purpose: ['知道份额时，工作做了多少。', 'How much of the work is done, where the share is known.'],
  use: [['上传、训练、用量', 'Uploads, training, use of a quota']],
  instead: [
    { when: ['不知道还要多久', 'Nobody knows how long it takes'], take: 'Spinner' },
    { when: ['地方很小', 'There is little room'], take: 'ProgressRing' },
    { when: ['是几步，不是份额', 'These are steps, not a share'], take: 'Stepper' },
  ],
  words: [['旁边写百分比或“3/10”', 'Write the share or “3/10” beside it']],
};
