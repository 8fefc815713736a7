import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '滑块',
  also: ['滑动条'],
  group: 'fields',
  purpose: ['在刻度上的位置比数字更要紧的值。', 'A value whose place on the scale says more than its figure.'],
  use: [['相似度、音量、透明度', 'Similarity, volume, opacity']],
  instead: [{ when: ['要确切的数', 'An exact figure is needed'], take: 'NumberInput' }],
  keys: [
    { key: '← → ↑ ↓', does: ['一步', 'One step'] },
    { key: 'PageUp / PageDown', does: ['一大步', 'One large step'] },
    { key: 'Home / End', does: ['到两端', 'To the ends'] },
  ],
};
