import { describe, expect, it } from 'vitest';
import { zipOf } from '../../documents/testing/zip.ts';
import { encode, utf16be } from '../testing/encode.ts';
import { workbookOf } from '../testing/workbook.ts';
import { readSheet } from './readSheet.ts';

const read = async (bytes: Buffer, rows = 100) => await readSheet(bytes, rows, { csv: true });
const rowsOf = async (bytes: Buffer) => {
  const result = await read(bytes);
  if (!result.ok) throw new Error(result.failure.reason);
  return result.rows;
};
const reasonOf = async (bytes: Buffer) => {
  const result = await read(bytes);
  return result.ok ? result.rows : result.failure.reason;
};

describe('a workbook', () => {
  it('gives what a person sees in its cells', async () => {
    const rows = [
      ['编号', '比例', '时刻', '余额'],
      [
        { format: '00000', value: '571' },
        { format: '0.0%', value: '0.085' },
        { format: 'h:mm', value: '0.395833333333333' },
        { format: '"¥"#,##0.00', value: '1280' },
      ],
      [
        { xml: '<c t="b"><v>1</v></c>' },
        { xml: '<c t="e"><v>#N/A</v></c>' },
        { xml: '<c s="4"><f>1280*0.85</f><v>1088</v></c>' },
        { xml: '<c t="str"><f>""</f><v></v></c>' },
      ],
      [
        {
          xml: '<c r="C4" t="inlineStr"><is><r><t>一_x000D_\n</t></r><r><t>二_x0000__xD800_</t></r><rPh><t>イチ</t></rPh></is></c>',
        },
      ],
    ];
    expect(await rowsOf(workbookOf(rows))).toEqual([
      ['编号', '比例', '时刻', '余额'],
      ['00571', '8.5%', '9:30', '¥1,280.00'],
      ['TRUE', '#N/A', '¥1,088.00'],
      ['', '', '一\n二\uFFFD'],
    ]);
  });

  it('is read with the prefixes of other makers, and without the sheets it hides', async () => {
    const rows = [['问题'], [{ format: '0"件"', value: '24' }]];
    expect(await rowsOf(workbookOf(rows, { hidden: [[['草稿']]], prefix: 'x:' }))).toEqual([['问题'], ['24件']]);
  });

  it('names the sheets that it does not hide, and gives the rows of the first of them', async () => {
    const book = workbookOf([['一']], { hidden: [[['草稿']]], further: [[['二']]] });
    expect(await read(book)).toEqual({ ok: true, rows: [['一']], names: ['表2', '表3'] });
    expect(await read(Buffer.from('一,二\n'))).toEqual({ ok: true, rows: [['一', '二']], names: [] });
  });

  it('is refused with the row of what cannot be read', async () => {
    const with1 = (xml: string) =>
      workbookOf([
        ['问题', '答案'],
        ['价格', { xml }],
      ]);
    const noResult = '工作表“表1”第2行有公式没有计算结果，请用表格软件打开并保存后重新上传';
    expect(await reasonOf(with1('<c><f>1+1</f></c>'))).toBe(noResult);
    expect(await reasonOf(with1('<c><f>1+1</f><v/></c>'))).toBe(noResult);
    const unreadable = '工作表“表1”第2行有无法识别的内容，请检查后重新上传';
    expect(await reasonOf(with1('<c><v>一千</v></c>'))).toBe(unreadable);
    expect(await reasonOf(with1('<c t="s"><v>7</v></c>'))).toBe(unreadable);
  });

  it('cannot take more room than it has rows and cells', async () => {
    const far = (address: string, row: number) =>
      zipOf({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml': '<workbook><sheets><sheet name="a" id="a"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/a.xml"/></Relationships>',
        'xl/worksheets/a.xml': `<worksheet><sheetData><row r="${row}"><c r="${address}"><v>1</v></c></row></sheetData></worksheet>`,
      });
    expect(await reasonOf(far('A1048576', 1_048_576))).toBe('表格不能超过100行');
    expect(await reasonOf(far('ZZZZ1', 1))).toBe('文件已损坏，无法解析，请检查后重新上传');
    expect(await reasonOf(far('A1', 1.5))).toBe('文件已损坏，无法解析，请检查后重新上传');
  });
});

describe('a text of separated values', () => {
  const simplified = '问题,答案\n"几点,开门？","八点\n周末九点"\n';
  const expected = [
    ['问题', '答案'],
    ['几点,开门？', '八点\n周末九点'],
  ];

  it.each([
    ['UTF-8', Buffer.from(simplified)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${simplified}`)],
    ['GBK', encode(simplified, 'gb18030')],
    ['UTF-16', Buffer.from(`\uFEFF${simplified}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(simplified, 'utf16le')],
    ['UTF-16 of the other order', utf16be(simplified)],
    [
      'lines that name the separator',
      Buffer.from(`sep=;\r\n${simplified.replaceAll('题,', '题;').replaceAll('","', '";"')}`),
    ],
    ['semicolons', Buffer.from(simplified.replaceAll('题,', '题;').replaceAll('","', '";"'))],
    ['tabs', Buffer.from(simplified.replaceAll('题,', '题\t').replaceAll('","', '"\t"'))],
  ])('is read in %s', async (_, bytes) => expect(await rowsOf(bytes)).toEqual(expected));

  it('is read in Big5, and behind a line that any separator may name', async () => {
    const text = '問題,答案,相似問法\n年假有幾天？,五天,帶薪假';
    const rows = text.split('\n').map((line) => line.split(','));
    expect(await rowsOf(encode(text, 'big5'))).toEqual(rows);
    expect(await rowsOf(Buffer.from(`\uFEFF"sep=|"\n${text.replaceAll(',', '|')}`, 'utf16le'))).toEqual(rows);
  });

  it('keeps the noughts that a program has kept by a formula', async () => {
    expect(await rowsOf(Buffer.from('号码,邮编\n="00571","=""010000"""'))).toEqual([
      ['号码', '邮编'],
      ['00571', '010000'],
    ]);
  });

  it('is refused with the row of what cannot be read', async () => {
    const unreadable = '有无法识别的文字，请另存为 UTF-8 编码的 CSV 后重新上传';
    const few = (encoding: 'utf8' | 'gb18030' | 'big5', text: string, rest: string) => {
      const bytes = encoding === 'utf8' ? Buffer.from(text) : encode(text, encoding);
      return Buffer.concat([bytes, Buffer.from(rest, 'hex')]);
    };
    expect(await reasonOf(few('utf8', '问题,答案\n几点开门,八点', 'e4bd0a'))).toBe(`第2行${unreadable}`);
    expect(await reasonOf(few('gb18030', '问题,答案\n几点开门,八点', 'c40a'))).toBe(`第2行${unreadable}`);
    expect(await reasonOf(few('big5', '問題,答案\n幾點開門,八點\n這', 'a50a'))).toBe(`第3行${unreadable}`);
    const damaged = Buffer.concat([Buffer.from(`${'问题,答案\n'.repeat(40)}`), Buffer.from([0xe4, 0xbd, 0x0a])]);
    expect(await reasonOf(damaged)).toBe(`第41行${unreadable}`);
    expect(await reasonOf(Buffer.from('问题,答案\n几点？,八\uFFFD点'))).toBe(`第2行${unreadable}`);
    expect(await reasonOf(Buffer.from(`问题,答案\n${'几点？,八点\n'.repeat(30)}a,\u0001b\n`))).toBe(
      `第32行${unreadable}`,
    );
    expect(await reasonOf(Buffer.from('问题,答案\n"几点？,八点\n一,二'))).toBe('第2行的引号没有结束，请检查后重新上传');
  });
});
