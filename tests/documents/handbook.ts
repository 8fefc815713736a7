import { addPage, draw, type Drawn, drawUpwards, finishPdf, type MadeDocument, type Setting, startPdf } from './pdf.ts';
import { makePicture } from './picture.ts';

/** The rows of the handbook's table, on page 2. */
export const handbookTable = [
  ['工龄', '年假天数', '申请提前'],
  ['一年以内', '五天', '三个工作日'],
  ['一至五年', '十天', '五个工作日'],
  ['五年以上', '十五天', '十个工作日'],
];

/** Sentences of the handbook's two columns on page 3: each column in its own order. */
export const handbookColumns = {
  left: [
    '差旅标准按照城市分为三档，一线城市住宿每晚不超过六百元，其他城市不超过四百元，超出部分由本人承担，特殊情况需要主管书面批准。',
    '乘坐火车以二等座为准，四小时以上的行程可以乘坐飞机经济舱，机票应当提前七天预订，临时出行的差价由部门预算支付。',
    '出差补贴每天一百元，当天往返不计补贴，随队用餐的天数减半计算，补贴与工资一同发放。',
  ],
  right: [
    '报销单应当在返回后十五天内提交，附上发票原件与行程单，财务在五个工作日内审核完毕并打款到工资账户，逾期提交的单据不予受理。',
    '发票抬头必须填写公司全称与税号，电子发票需要附上原始文件，打印件不能代替原件。',
    '遗失发票的，由本人写明情况并由主管签字，每人每年以两次为限，金额按照八折计算。',
  ],
};

const texts = {
  title: '星辰科技员工手册',
  intro:
    '本手册说明公司的假期、差旅与信息安全制度，适用于全体正式员工与试用期员工。各部门可以在不违反本手册的前提下制定实施细则，细则报人力资源部备案之后生效。',
  leave: '第一章 假期制度',
  leaveText: '员工每年享有带薪年假，年假天数按照工龄计算，未休的年假可以结转到次年三月底，逾期作废且不折算现金。',
  sick: '1.1 病假',
  sickText: '病假需要提供二级以上医院的诊断证明，三天以内的病假由直属主管批准，三天以上的由部门负责人批准。',
  tableTitle: '年假天数与申请时间',
  afterTable: '表中天数不含法定节假日，工龄从签订第一份劳动合同之日起计算。',
  security: '第三章 信息安全',
  securityText:
    '离开座位时必须锁定电脑屏幕，密码长度不少于十二位并且每九十天更换一次，任何人不得以任何理由索取同事的密码。',
  wide: '组织架构图以本页为准，新设部门在批准之后的一个月之内更新到图中，撤销的部门同时移除。',
  figure: '图一 园区平面',
};

function furniture(document: PDFKit.PDFDocument, page: number): void {
  draw(document, '星辰科技有限公司内部资料', { x: 60, y: 28, width: 300, size: 9 });
  draw(document, `第 ${page} 页`, { x: 280, y: 806, width: 80, size: 9 });
}

function grid(
  document: PDFKit.PDFDocument,
  rows: readonly string[][],
  x: number,
  y: number,
  column: number,
  row: number,
): void {
  const width = (rows[0]?.length ?? 0) * column;
  for (let i = 0; i <= rows.length; i += 1)
    document
      .moveTo(x, y + i * row)
      .lineTo(x + width, y + i * row)
      .stroke();
  for (let i = 0; i * column <= width; i += 1) {
    document
      .moveTo(x + i * column, y)
      .lineTo(x + i * column, y + rows.length * row)
      .stroke();
  }
  rows.forEach((cells, r) => {
    cells.forEach(
      (cell, c) =>
        void draw(document, cell, { x: x + c * column + 6, y: y + r * row + 5, width: column - 8, size: 10 }),
    );
  });
}

/**
 * A handbook of five pages in Chinese: headings and paragraphs; a ruled table; two columns; a page turned by 90°; a
 * small landscape page with a picture. Header and page number on the first three.
 */
export async function makeHandbook(): Promise<MadeDocument> {
  const document = startPdf();
  const drawn: Drawn[] = [];
  const put = (page: number, text: string, setting: Setting): void => {
    drawn.push({ page, text, box: draw(document, text, setting) });
  };
  const wide = { x: 60, width: 473, size: 11 };

  addPage(document);
  furniture(document, 1);
  put(1, texts.title, { x: 60, y: 90, width: 475, size: 24 });
  put(1, texts.intro, { ...wide, y: 150 });
  put(1, texts.leave, { x: 60, y: 240, width: 475, size: 18 });
  put(1, texts.leaveText, { ...wide, y: 285 });
  put(1, texts.sick, { x: 60, y: 350, width: 475, size: 14 });
  put(1, texts.sickText, { ...wide, y: 385 });

  addPage(document);
  furniture(document, 2);
  put(2, texts.tableTitle, { x: 60, y: 90, width: 475, size: 14 });
  grid(document, handbookTable, 60, 130, 150, 28);
  drawn.push({ page: 2, text: '五年以上', box: { left: 60, top: 130, right: 510, bottom: 242 } });
  put(2, texts.afterTable, { ...wide, y: 270 });

  addPage(document);
  furniture(document, 3);
  put(3, '第二章 差旅与报销', { x: 60, y: 80, width: 475, size: 18 });
  for (const [x, column] of [
    [60, handbookColumns.left],
    [315, handbookColumns.right],
  ] as const) {
    let y = 130;
    for (const text of column) {
      put(3, text, { x, y, width: 220, size: 11 });
      y = (drawn.at(-1)?.box.bottom ?? y) + 10;
    }
  }

  addPage(document, [595, 842], 90);
  for (const [text, x, size] of [
    [texts.security, 80, 18],
    [texts.securityText, 130, 11],
  ] as const) {
    drawn.push({ page: 4, text, box: drawUpwards(document, text, { x, y: 760, width: 605, size }) });
  }

  addPage(document, [595, 420]);
  put(5, texts.wide, { ...wide, y: 60 });
  document.image(makePicture(120, 60), 120, 140, { width: 360, height: 180 });
  put(5, texts.figure, { x: 240, y: 335, width: 200, size: 11 });
  return { bytes: await finishPdf(document), drawn };
}
