import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '分栏',
  also: ['左右分栏', '拖动分隔'],
  group: 'layout',
  purpose: ['两块内容，中间的把手可以拖。', 'Two panes with a handle between them.'],
  use: [['对话和原文，编辑和预览', 'Chat and source, editor and preview']],
  instead: [{ when: ['一边可有可无', 'One side comes and goes'], take: 'ResponsiveDrawer' }],
  keys: [
    { key: '← →', does: ['每次16像素', '16 pixels each'] },
    { key: 'Home / End', does: ['到极限', 'To the limits'] },
    { key: 'Enter', does: ['复原', 'Back to the usual share'] },
  ],
};
