export { cook } from './cook.ts';
export { readSheet, type SheetResult } from './sheet/readSheet.ts';
export { sniff } from './sniff.ts';
export type {
  Block,
  BlockType,
  Box,
  CookFailure,
  CookInput,
  CookResult,
  DocumentKind,
  Limits,
  Page,
  TextLayer,
} from './types.ts';
