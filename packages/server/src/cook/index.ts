export { cook } from './cook.ts';
export { BrokenPrinter, findPrinter, NoPrinter } from './office/chromium.ts';
export { readyToPrint } from './office/print.ts';
export { reencodePicture } from './picture/reencodePicture.ts';
export { documentOf } from './web/documentOf.ts';
export { CookError } from './failure.ts';
export { readTable, type TableResult } from './pdf/readTable.ts';
export { readSheet, type FirstSheet, type SheetResult } from './sheet/readSheet.ts';
export { scanReaders } from './recognise/readers.ts';
export { sniff } from './sniff.ts';
export { decodePage } from './text/decode.ts';
export { walkXml } from './text/xml.ts';
export { printRead, readWebPage, type FetchedPage } from './web/printWebPage.ts';
export type {
  CookedBlock,
  BlockType,
  Box,
  CookFailure,
  CookInput,
  CookResult,
  DocumentKind,
  Limits,
  CookedPage,
  TextLayer,
} from './types.ts';
