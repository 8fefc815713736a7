import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { wordImage } from './wordImage.ts';

/** The numbering of ordered lists, named in the document. */
export const ORDERED = 'ordered';
export const MONO = { ascii: 'Consolas', hAnsi: 'Consolas', eastAsia: 'Microsoft YaHei' };
/** Twentieths of a point by which a level steps in. */
const STEP = 420;

type Look = Pick<IParagraphOptions, 'bullet' | 'numbering' | 'indent'>;
type Run = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'font' | 'shading'>;

const headings = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
  H4: HeadingLevel.HEADING_4,
  H5: HeadingLevel.HEADING_5,
  H6: HeadingLevel.HEADING_6,
} as const;
const isHeading = (tag: string): tag is keyof typeof headings => tag in headings;

const grey = { type: ShadingType.CLEAR, fill: 'F2F4F4' };
const marks: Record<string, Run> = {
  STRONG: { bold: true },
  EM: { italics: true },
  DEL: { strike: true },
  CODE: { font: MONO, shading: grey },
};

/** What is shown of Markdown as paragraphs and tables of Word. */
export function wordBlocks(shown: Element): (Paragraph | Table)[] {
  // Each list numbers its items anew.
  let lists = 0;
  const blocksIn = (element: Element, look: Look, level: number): (Paragraph | Table)[] =>
    [...element.children].flatMap((child) => blockOf(child, look, level));
  const blockOf = (element: Element, look: Look, level: number): (Paragraph | Table)[] => {
    const { tagName } = element;
    if (isHeading(tagName)) return [new Paragraph({ heading: headings[tagName], children: runsIn(element) })];
    switch (tagName) {
      case 'P':
        return [new Paragraph({ ...look, children: runsIn(element) })];
      case 'UL':
      case 'OL': {
        lists += 1;
        const item: Look =
          tagName === 'UL' ? { bullet: { level } } : { numbering: { reference: ORDERED, level, instance: lists } };
        return [...element.children].flatMap((li) => itemOf(li, item, level));
      }
      case 'BLOCKQUOTE':
        return blocksIn(element, { ...look, indent: { left: STEP * (level + 1) } }, level + 1);
      case 'FIGURE':
        return codeOf(element);
      case 'HR':
        return [
          new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'C9D1D0', space: 1 } } }),
        ];
      case 'TABLE':
        return [tableOf([...element.querySelectorAll('tr')])];
      case 'DIV':
        // A long table goes on in further tables, a long list in further lists.
        return element.hasAttribute('data-table')
          ? [tableOf([...element.querySelectorAll('tr')])]
          : blocksIn(element, look, level);
      default:
        return element.textContent?.trim() ? [new Paragraph({ ...look, children: runsIn(element) })] : [];
    }
  };
  // The first paragraph has the mark of the item, what follows in it stands under its words.
  const itemOf = (item: Element, look: Look, level: number): (Paragraph | Table)[] => {
    const blocks = [...item.children].filter((child) => isBlock(child));
    const words = [...item.childNodes].filter((child) => !(child instanceof Element && isBlock(child)));
    const own = words.some((node) => node.textContent?.trim())
      ? [new Paragraph({ ...look, children: words.flatMap((node) => runsOf(node, {})) })]
      : [];
    const below = { indent: { left: STEP * (level + 1) } };
    return [
      ...own,
      ...blocks.flatMap((block, at) => blockOf(block, own.length === 0 && at === 0 ? look : below, level + 1)),
    ];
  };
  return blocksIn(shown, {}, 0);
}

const isBlock = ({ tagName }: Element) => /^(?:P|UL|OL|BLOCKQUOTE|FIGURE|DIV|TABLE|HR|H[1-6])$/.test(tagName);

const runsIn = (element: Element, look: Run = {}): ParagraphChild[] =>
  [...element.childNodes].flatMap((node) => runsOf(node, look));

function runsOf(node: Node, look: Run): ParagraphChild[] {
  if (node instanceof HTMLInputElement) return [new TextRun(node.checked ? '☑ ' : '☐ ')];
  if (node instanceof HTMLImageElement) return [wordImage(node) ?? new TextRun({ ...look, text: node.alt })];
  if (node instanceof HTMLBRElement) return [new TextRun({ break: 1 })];
  if (node instanceof Element) return runsIn(node, { ...look, ...marks[node.tagName] });
  return (node.textContent ?? '')
    .split('\n')
    .map((text, line) => new TextRun({ ...look, text, ...(line > 0 && { break: 1 }) }));
}

const codeOf = (figure: Element): Paragraph[] =>
  (figure.querySelector('code')?.textContent ?? '')
    .replace(/\n$/, '')
    .split('\n')
    .map((text) => new Paragraph({ shading: grey, children: [new TextRun({ text, font: MONO })] }));

function tableOf(rows: readonly HTMLTableRowElement[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row) => {
      const isHead = row.querySelector('th') !== null;
      return new TableRow({
        tableHeader: isHead,
        children: [...row.cells].map(
          (cell) =>
            new TableCell({
              margins: { top: 60, bottom: 60, left: 100, right: 100 },
              ...(isHead && { shading: grey }),
              children: [new Paragraph({ children: runsIn(cell, isHead ? { bold: true } : {}) })],
            }),
        ),
      });
    }),
  });
}
