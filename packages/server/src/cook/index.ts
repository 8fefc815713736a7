export { cook } from './cook.ts';
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
