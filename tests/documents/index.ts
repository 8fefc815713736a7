export { makeBook } from './book.ts';
export { docxFiles, makeDocx } from './docx.ts';
export type { DocxPiece } from './docx.ts';
export { handbookColumns, handbookTable, makeHandbook } from './handbook.ts';
export {
  makeEncryptedPdf,
  makeEntityBomb,
  makeOutsidePicture,
  makeScan,
  makeStreamBomb,
  makeZipBomb,
} from './hostile.ts';
export { addPage, draw, drawUpwards, finishPdf, startPdf } from './pdf.ts';
export type { Drawn, DrawnBox, MadeDocument } from './pdf.ts';
export { makePicture } from './picture.ts';
export { makeZip } from './zip.ts';
