export { MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor/MarkdownEditor.tsx';
