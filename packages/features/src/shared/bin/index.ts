export type { BinRow } from './BinTable.tsx';
export { RecycleBinView, type RecycleBinViewProps } from './RecycleBinView.tsx';
export { useBinMoves } from './useBinMoves.tsx';
export { binCopy, type BinWords } from './words.ts';
