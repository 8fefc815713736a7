export { Markdown, MARKDOWN_FOLD, type MarkdownProps } from './Markdown/Markdown.tsx';
export type { Citation, Citations } from './Markdown/citations.ts';
export type { MarkdownEvents } from './Markdown/hostEvents.ts';
export { cleanText } from './Markdown/cleanText.ts';
export type { DiagramAnswer, DiagramRequest } from './Markdown/diagrams/drawingFrame.ts';
export type { DiagramLook } from './Markdown/diagrams/diagramColors.ts';
