import { formulasAsWords } from '@tinystar/contract/plainText';
import { AlignmentType, Document, LevelFormat, Packer } from 'docx';
import { offScreen } from '../../shared/offScreen.ts';
import { showsTaken, TakenPieces, type TakenPiecesProps } from './TakenPieces.tsx';
import { ORDERED, wordBlocks } from './wordBlocks.ts';

/** Levels of lists that Word has. */
const LEVELS = 9;
const STEP = 420;
/** Half points. */
const sizes = { text: 21, h1: 36, h2: 28, h3: 24 };
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei' };
const heading = (size: number) => ({
  run: { size, bold: true, color: '171D1D', font: FONT },
  paragraph: { spacing: { before: 280, after: 100 }, keepNext: true },
});

/** A conversation as a Word file, with its headings, lists, tables, code and pictures as those of Word. */
export async function wordFile(title: string, { pieces, pictures }: TakenPiecesProps): Promise<Blob> {
  const children = await offScreen(
    <TakenPieces
      pieces={pieces.map((piece) => (typeof piece === 'string' ? formulasAsWords(piece) : piece))}
      pictures={pictures}
      math={false}
    />,
    async (shown) => {
      await showsTaken(shown);
      return wordBlocks(shown);
    },
  );
  return Packer.toBlob(
    new Document({
      title,
      styles: {
        default: {
          document: { run: { font: FONT, size: sizes.text }, paragraph: { spacing: { after: 100, line: 320 } } },
          heading1: heading(sizes.h1),
          heading2: heading(sizes.h2),
          heading3: heading(sizes.h3),
        },
      },
      numbering: {
        config: [
          {
            reference: ORDERED,
            levels: Array.from({ length: LEVELS }, (_, level) => ({
              level,
              format: LevelFormat.DECIMAL,
              text: `%${level + 1}.`,
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: STEP * (level + 1), hanging: STEP } } },
            })),
          },
        ],
      },
      sections: [{ children }],
    }),
  );
}
