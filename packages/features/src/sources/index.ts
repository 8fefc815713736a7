export { drawPagePicture } from './drawPagePicture.ts';
export { PassagePage, type PassagePageProps } from './PassagePage.tsx';
export { SourceDrawer } from './SourceDrawer.tsx';
