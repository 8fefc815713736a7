import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Markdown编辑器',
  also: ['富文本', '编辑器'],
  group: 'documents',
  purpose: [
    '写带标题、列表、链接和图片的较长文字，旁边实时预览。',
    'Longer text with headings, lists, links and pictures, beside a live preview.',
  ],
  use: [['标准回答、公告、广告语', 'Standard answers, notices, advertisements']],
  instead: [{ when: ['只是几行字', 'It is a few lines of plain text'], take: 'TextArea' }],
  keys: [
    { key: 'Ctrl+B / Ctrl+I / Ctrl+K', does: ['粗体、斜体、链接', 'Bold, italics, link'] },
    { key: 'Tab', does: ['工具栏只占一站，里面用方向键', 'The tool bar is one stop; arrow keys move inside'] },
  ],
};
