import { describe, expect, it } from 'vitest';
import { addPage, draw, finishPdf, startPdf } from '../documents/index.ts';
import { pagesOf } from './workbench.ts';

const patience = { timeout: 60_000 };

/** A page with a label beside each place that a field takes. */
function startForm(labels: readonly string[]): PDFKit.PDFDocument {
  const document = startPdf();
  addPage(document, [595, 842]);
  document.font('cn').initForm();
  labels.forEach((label, i) => draw(document, label, { x: 60, y: 100 + i * 60, width: 110, size: 12 }));
  return document;
}

const textOf = async (document: PDFKit.PDFDocument): Promise<string> => {
  const [page] = await pagesOf(await finishPdf(document), 'form.pdf');
  return page?.blocks.map(({ text }) => text).join('\n') ?? '';
};

describe('fields of a form', () => {
  it('say the value that they hold, though no appearance is drawn', patience, async () => {
    const document = startForm(['收货单位：', '城市：', '备注：']);
    document.formText('unit', 180, 98, 300, 20, { value: '青禾机械厂' });
    document.formCombo('city', 180, 158, 300, 20, { select: ['成都', '昆明'], value: '昆明' });
    document.formText('note', 180, 218, 300, 50, { multiline: true, value: '工作日送达\n先打电话' });
    const text = await textOf(document);
    expect(text).toContain('收货单位：青禾机械厂');
    expect(text).toContain('城市：昆明');
    expect(text).toMatch(/工作日送达\n先打电话/);
    expect(text).not.toContain('成都');
  });

  it('say it once, in place of glyphs that have no letters', patience, async () => {
    const document = startForm(['单号：']);
    const glyphs = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 20] });
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
    Object.assign(glyphs.data, { Resources: { Font: { F: font } } });
    glyphs.end('/Tx BMC BT /F 11 Tf 2 5 Td (zq#7) Tj ET EMC');
    document.formText('number', 180, 98, 300, 20, { value: 'DH-3071', AP: { N: glyphs } });
    expect(await textOf(document)).toBe('单号：DH-3071');
  });

  it('show which boxes are ticked, and nothing that is hidden', patience, async () => {
    const document = startForm(['开发票：', '加急：', '内部：']);
    const appearance = () => {
      const drawn = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 12, 12] });
      drawn.end('');
      return drawn;
    };
    for (const [name, y, state] of [
      ['invoice', 100, 'Yes'],
      ['urgent', 160, 'Off'],
    ] as const) {
      const AP = { N: { Yes: appearance(), Off: appearance() } };
      const box = { Subtype: 'Widget', FT: 'Btn', T: new String(name), V: state, AS: state, AP, F: 4 };
      document.annotate(180, y, 12, 12, box as unknown as PDFKit.Mixins.AnnotationOption);
    }
    document.formText('open', 180, 218, 300, 20, { value: '可以看' });
    const secret = { Subtype: 'Widget', FT: 'Tx', T: new String('secret'), V: new String('hidden'), F: 2 };
    document.annotate(300, 218, 180, 20, secret as unknown as PDFKit.Mixins.AnnotationOption);
    const text = await textOf(document);
    expect(text).toContain('开发票：☑');
    expect(text).toContain('加急：☐');
    expect(text).toContain('内部：可以看');
    expect(text).not.toContain('hidden');
  });
});
