import PDFDocument from 'pdfkit';
import type { Draft, Part } from './draft.ts';

/** The handbook's words in letters that every PDF has a font for. */
const words: Record<string, string> = {
  客房: 'The guest room ',
  会员: 'Membership ',
  押金: 'The deposit ',
  班车: 'The shuttle bus ',
  泳池: 'The swimming pool ',
  前台: 'The front desk ',
  行李: 'Luggage ',
  餐厅: 'The restaurant ',
  会议室: 'The meeting room ',
  停车场: 'The car park ',
  洗衣房: 'The laundry ',
  健身房: 'The gym ',
  每日开放: 'is open every day',
  需要提前预约: 'has to be booked ahead',
  可以免费取消: 'can be cancelled for free',
  由值班经理负责: 'is in the hands of the manager on duty',
  按次收取费用: 'is charged for each use',
  在节假日暂停: 'pauses on public holidays',
  仅向住客提供: 'is for staying guests only',
  如有变动另行通知: 'changes are announced separately',
  请以当日公告为准: 'what the notice of the day says counts',
  逾期不再受理: 'late requests are not taken',
  凭房卡办理: 'show the key card',
  具体时间见大堂告示: 'the hours hang in the lobby',
  不得转让他人: 'not to be given to others',
  费用改为一千元: 'now one thousand euros',
  费用: 'fee ',
  元: ' euros',
  须知: 'rules',
  住店手册: 'Handbook for guests',
  '注：以上内容解释权归本店所有。': 'Note: the house decides how this is to be read.',
  返回目录: 'Back to the contents',
  项目: 'Item',
  价格: 'Price',
  说明: 'Remark',
  新增: 'new',
  试行: 'on trial',
  临时项目: 'Passing item ',
  加项: 'Extra ',
  备注: 'Note ',
  新的规定: 'New provisions',
  见本店公告: 'see notice ',
  第: 'No. ',
  三章: '3 ',
  章: ' ',
  号: ' no',
  '，': ', ',
  '。': '. ',
};
const known = new RegExp(
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);
const latin = (text: string): string => text.replace(known, (word) => words[word]!).trim();

const greyPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAWbD9aQAAAABJRU5ErkJggg==',
  'base64',
);

/** A draft as a PDF. */
export function printDraft({ parts, layout }: Draft): Promise<Buffer> {
  const { width, height, size, columns } = layout;
  const document = new PDFDocument({ size: [width, height], margin: 60, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  const gap = 24;
  const column = (width - 120 - gap * (columns - 1)) / columns;
  let at = 0;
  let y = 60;
  const room = (tall: number) => {
    if (y + tall <= height - 60) return;
    y = 60;
    at = (at + 1) % columns;
    if (at === 0) document.addPage();
  };
  const left = () => 60 + at * (column + gap);
  const write = (text: string, font: string, fontSize: number, x = left(), wide = column) => {
    document.font(font).fontSize(fontSize).text(text, x, y, { width: wide, lineGap: 2 });
  };
  const put: Record<Part['kind'], (part: Part) => void> = {
    heading({ text, level }) {
      room(60);
      const larger = size + (level === 1 ? 9 : 5);
      write(latin(text), 'Helvetica-Bold', larger);
      y += larger * 2;
    },
    paragraph({ text }) {
      const tall = document.font('Helvetica').fontSize(size).heightOfString(latin(text), { width: column, lineGap: 2 });
      room(tall);
      write(latin(text), 'Helvetica', size);
      y += tall + size;
    },
    table({ cells = [] }) {
      const wide = column / cells[0]!.length;
      const tall = size * 3.6;
      room(tall * cells.length);
      for (const row of cells) {
        for (const [place, cell] of row.entries()) {
          document.rect(left() + place * wide, y, wide, tall).stroke();
          y += 3;
          write(latin(cell), 'Helvetica', size - 2, left() + place * wide + 3, wide - 6);
          y -= 3;
        }
        y += tall;
      }
      y += size;
    },
    picture({ form = 1 }) {
      room(size * 10);
      document.image(greyPixel, left(), y, { width: size * 10 * form, height: size * 10 });
      y += size * 11;
    },
  };
  for (const part of parts) put[part.kind](part);
  document.end();
  return done;
}
