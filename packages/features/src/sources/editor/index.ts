export { BlockEditorPage, type BlockEditorPageProps } from './BlockEditorPage.tsx';
