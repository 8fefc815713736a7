import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { CookError } from '../failure.ts';
import type { Drawing } from '../layout/types.ts';
import { fieldsOf } from './fields.ts';
import { type FontMetrics, fontMetrics, type PdfjsFont } from './font.ts';
import { interpret, type OperatorNames } from './interpret.ts';
import { forgetTooLargeStream, loadPdfjs, readingOptions } from './pdfjs.ts';

/** An open PDF whose pages can be read one after the other. */
export interface Reader extends AsyncDisposable {
  pages: number;
  /** What page `index` (1-based) draws; a page that cannot be read draws nothing. */
  read(index: number): Promise<Drawing | null>;
}

async function fontsOf(page: PDFPageProxy, names: Iterable<string>): Promise<Map<string, FontMetrics>> {
  const fonts = new Map<string, FontMetrics>();
  for (const name of names) {
    const font = await new Promise<PdfjsFont | null>((done) => {
      page.commonObjs.get(name, (data: PdfjsFont | null) => done(data));
    });
    fonts.set(name, fontMetrics(font));
  }
  return fonts;
}

async function readPage(
  document: PDFDocumentProxy,
  index: number,
  names: OperatorNames,
  isForm: boolean,
): Promise<Drawing> {
  const page = await document.getPage(index);
  try {
    const operators = await page.getOperatorList();
    const used = new Set<string>();
    operators.fnArray.forEach((fn: number, i: number) => {
      if (fn === names['setFont']) used.add(operators.argsArray[i][0]);
    });
    const fonts = await fontsOf(page, used);
    const sheet = { index, view: page.view, rotation: page.rotate, unit: page.userUnit };
    return interpret(operators, names, sheet, fonts, isForm ? await fieldsOf(page) : []);
  } finally {
    page.cleanup();
  }
}

/** Opens a PDF with pdf.js; images are decoded only when asked for. Throws CookError when encrypted or unreadable. */
export async function openDocument(
  path: string,
  { pictures = false } = {},
): Promise<{ document: PDFDocumentProxy; ops: OperatorNames }> {
  const pdfjs = await loadPdfjs({ pictures });
  forgetTooLargeStream();
  try {
    const document = await pdfjs.getDocument({ data: new Uint8Array(readFileSync(path)), ...readingOptions }).promise;
    return { document, ops: pdfjs.OPS as unknown as OperatorNames };
  } catch (error) {
    throw new CookError(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}

/** Opens a PDF for reading its pages one by one. Throws CookError for an encrypted or unreadable file. */
export async function openPdf(path: string): Promise<Reader> {
  const { document, ops } = await openDocument(path);
  const isForm = await document.getFieldObjects().then(Boolean, () => false);
  return {
    pages: document.numPages,
    read: async (index) => {
      try {
        return await readPage(document, index, ops, isForm);
      } catch {
        return null;
      }
    },
    [Symbol.asyncDispose]: () => document.loadingTask.destroy(),
  };
}
