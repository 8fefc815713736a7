import { makePicture } from './picture.ts';
import { addPage, draw, finishPdf, startPdf } from './pdf.ts';

const sentences = [
  '本节说明变频器在低温环境下的启动过程，以及各级保护动作的先后次序。',
  '试验表明，当母线电压低于额定值的百分之八十五时，控制器在三十毫秒内切换到备用电源。',
  '表中数据为连续运行一千小时后的平均值，括号内为标准差。',
  '与上一代产品相比，新的散热结构使满载温升下降了九摄氏度，噪声下降四分贝。',
  '安装人员应当先确认接地电阻不大于四欧姆，再连接信号线与动力线。',
  '若显示屏提示 E07，请检查编码器接头；若提示 E12，请更换风扇并清理滤网。',
  'The controller keeps a log of the last 500 events, which can be read over Modbus RTU at 115200 baud.',
];

const words = (page: number, part: number, count: number): string =>
  Array.from({ length: count }, (_, at) => sentences[(page * 3 + part * 5 + at) % sentences.length]).join('');

type Book = PDFKit.PDFDocument;

/** A curve with axes, ticks and a caption, as plots are drawn: hundreds of short strokes. */
function drawPlot(book: Book, page: number, x: number, y: number, width: number, height: number): void {
  book.save().lineWidth(0.7).rect(x, y, width, height).stroke('#333333');
  for (let tick = 1; tick < 10; tick += 1) {
    const at = x + (tick * width) / 10;
    book.moveTo(at, y + height).lineTo(at, y + height - 4);
    book.moveTo(x, y + (tick * height) / 10).lineTo(x + 4, y + (tick * height) / 10);
  }
  book.stroke();
  for (let curve = 0; curve < 3; curve += 1) {
    for (let step = 0; step <= 120; step += 1) {
      const reach = Math.sin(step / (9 + curve * 4) + page) * Math.exp(-step / 150);
      const [px, py] = [x + (step * width) / 120, y + height / 2 - (reach * height) / 2.2];
      if (step === 0) book.moveTo(px, py);
      else book.lineTo(px, py);
    }
    book.stroke(['#1f5fbf', '#b3541e', '#3c7a3c'][curve]!);
  }
  book.restore();
  for (let tick = 0; tick <= 4; tick += 1)
    draw(book, String(tick * 25), { x: x + (tick * width) / 4 - 6, y: y + height + 2, width: 30, size: 7 });
  draw(book, `图 ${page} 母线电压随时间的变化`, { x, y: y + height + 13, width, size: 8.5 });
}

/** A table with ruled lines, a head and rows of short cells. */
function drawTable(book: Book, page: number, x: number, y: number, columns: number[], rows: number): number {
  const width = columns.reduce((sum, each) => sum + each, 0);
  const row = 19;
  draw(book, `表 ${page} 型号与主要参数`, { x, y, width, size: 8.5 });
  const top = y + 15;
  book.save().lineWidth(0.5);
  for (let line = 0; line <= rows; line += 1) book.moveTo(x, top + line * row).lineTo(x + width, top + line * row);
  let left = x;
  for (const column of [...columns, 0]) {
    book.moveTo(left, top).lineTo(left, top + rows * row);
    left += column;
  }
  book.stroke('#555555').restore();
  for (let line = 0; line < rows; line += 1) {
    left = x;
    columns.forEach((column, at) => {
      const cell =
        line === 0
          ? ['型号', '电压', '电流', '重量', '备注'][at]!
          : `${at === 0 ? 'HY-' : ''}${page * 7 + line * 3 + at}`;
      draw(book, cell, { x: left + 4, y: top + line * row + 4, width: column - 6, size: 8.5 });
      left += column;
    });
  }
  return top + rows * row + 10;
}

/** A journal: two columns, a plot on every page, running head and page number. */
async function makeJournal(pages: number): Promise<Buffer> {
  const book = startPdf();
  for (let page = 1; page <= pages; page += 1) {
    addPage(book);
    draw(book, `电力电子学报 第 ${page} 期`, { x: 50, y: 30, width: 300, size: 8 });
    let y = draw(book, `${page} 低温启动的试验与分析`, { x: 50, y: 52, width: 240, size: 12 }).bottom + 6;
    for (let part = 0; part < 4; part += 1)
      y = draw(book, words(page, part, 4), { x: 50, y, width: 237.5, size: 9.5 }).bottom + 6;
    drawPlot(book, page, 308, 60, 235, 150);
    y = 250;
    for (let part = 4; part < 8; part += 1)
      y = draw(book, words(page, part, 3), { x: 308, y, width: 237.5, size: 9.5 }).bottom + 6;
    draw(book, String(page), { x: 290, y: 810, width: 60, size: 8 });
  }
  return await finishPdf(book);
}

/** A service manual: chapters, steps, a ruled table on every page. */
async function makeManual(pages: number): Promise<Buffer> {
  const book = startPdf();
  for (let page = 1; page <= pages; page += 1) {
    addPage(book);
    draw(book, `第 ${page} 章 安装与维护`, { x: 60, y: 50, width: 475, size: 15 });
    let y = drawTable(book, page, 60, 84, [90, 80, 80, 80, 145], 12);
    for (let step = 1; step <= 6; step += 1)
      y = draw(book, `${step}. ${words(page, step, 2)}`, { x: 60, y, width: 472.5, size: 10.5 }).bottom + 7;
    draw(book, `${page} / ${pages}`, { x: 280, y: 806, width: 80, size: 8 });
  }
  return await finishPdf(book);
}

/** An annual report: a picture, a plot and a table between paragraphs. */
async function makeReport(pages: number): Promise<Buffer> {
  const book = startPdf();
  const picture = makePicture(640, 360);
  for (let page = 1; page <= pages; page += 1) {
    addPage(book);
    draw(book, `${page}.1 经营情况`, { x: 60, y: 46, width: 475, size: 14 });
    let y = draw(book, words(page, 1, 4), { x: 60, y: 74, width: 472.5, size: 10.5 }).bottom + 8;
    book.image(picture, 60, y, { width: 220, height: 124 });
    drawPlot(book, page, 300, y, 230, 108);
    y = draw(book, words(page, 2, 4), { x: 60, y: y + 140, width: 472.5, size: 10.5 }).bottom + 8;
    y = drawTable(book, page, 60, y, [110, 90, 90, 90, 95], 9);
    draw(book, words(page, 3, 3), { x: 60, y, width: 472.5, size: 10.5 });
    draw(book, String(page), { x: 290, y: 808, width: 60, size: 8 });
  }
  return await finishPdf(book);
}

/** Books laid out as printed ones are, for measuring: figures, tables and two columns instead of plain text. */
export const realBooks = [
  ['journal in two columns with plots', makeJournal],
  ['manual with tables', makeManual],
  ['report with pictures, plots and tables', makeReport],
] as const;
