import { packWord, wordParagraph } from '../platform/files/wordFile.ts';
import type { Manual, Piece } from './manual.ts';

function drawn(piece: Piece): string {
  if ('heading' in piece) return wordParagraph(piece.heading, 'Heading1');
  if ('text' in piece) return wordParagraph(piece.text);
  if ('steps' in piece) return piece.steps.map((step, at) => wordParagraph(`${at + 1}. ${step}`)).join('');
  const rows = piece.table.map((row) => {
    const cells = row.map((cell) => `<w:tc><w:tcPr/>${wordParagraph(cell)}</w:tc>`).join('');
    return `<w:tr>${cells}</w:tr>`;
  });
  const columns = (piece.table[0] ?? []).map(() => '<w:gridCol w:w="2800"/>').join('');
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="CFD5DC"/>`)
    .join('');
  const look = `<w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr>`;
  return `${wordParagraph(piece.caption)}<w:tbl>${look}<w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

/** Writes a manual as a Word document. Equal input gives equal bytes. */
export const printDocx = ({ title, subtitle, pieces }: Manual): Buffer =>
  packWord(wordParagraph(title, 'Title') + wordParagraph(subtitle) + pieces.map(drawn).join(''));
