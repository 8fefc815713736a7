export type { BinRow } from './BinTable.tsx';
export { RecycleBin } from './RecycleBin.tsx';
export { RecycleBinView, type RecycleBinViewProps } from './RecycleBinView.tsx';
export { useBinPlace } from './useBinPlace.ts';
export { binCopy, type BinWords } from './words.ts';
