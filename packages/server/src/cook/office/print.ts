import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram, runProgram } from '../child/program.ts';

async function isFilled(path: string): Promise<boolean> {
  return stat(path).then(
    (file) => file.size > 0,
    () => false,
  );
}

async function byLibreOffice(source: string, workDir: string, signal?: AbortSignal): Promise<string | null> {
  const program = await findProgram('soffice', 'libreoffice');
  if (!program) return null;
  const output = join(workDir, 'form');
  await mkdir(output, { recursive: true });
  const profile = pathToFileURL(join(workDir, 'profile')).href;
  const args = [
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--norestore',
    '--convert-to',
    'pdf',
    '--outdir',
    output,
    source,
  ];
  await runProgram({ program, args, cwd: workDir, signal });
  const name = source.replace(/^.*\//, '').replace(/\.[^.]+$/, '.pdf');
  const path = join(output, name);
  return (await isFilled(path)) ? path : null;
}

async function byChromium(page: string, workDir: string, signal?: AbortSignal): Promise<string | null> {
  const program = await findProgram(process.env['CHROMIUM'] || 'chromium', 'chromium-browser', 'google-chrome');
  if (!program) return null;
  const path = join(workDir, 'form.pdf');
  const args = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    '--disable-dev-shm-usage',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=127.0.0.1:9',
    `--user-data-dir=${join(workDir, 'chromium')}`,
    '--no-pdf-header-footer',
    `--print-to-pdf=${path}`,
    // Chromium's own sandbox does not start for root. The page is made here from escaped text under a policy without
    // scripts or fetches (Chromium needs scripting itself to print).
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    pathToFileURL(page).href,
  ];
  await runProgram({ program, args, cwd: workDir, signal });
  return (await isFilled(path)) ? path : null;
}

/**
 * Makes the PDF form of a file by what the machine has: LibreOffice from the file `source`, else Chromium from its text;
 * without a source from its text alone.
 */
export async function printToPdf(
  source: string | null,
  html: string,
  workDir: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const form = source && (await byLibreOffice(source, workDir, signal));
  if (form) return form;
  const page = join(workDir, 'print.html');
  await writeFile(page, html);
  return source ? byChromium(page, workDir, signal) : printPage(page, workDir, signal);
}

/**
 * Makes a PDF of the page in the file `page`, which holds no outside reference: Chromium first, else LibreOffice; null
 * when neither is there.
 */
export async function printPage(page: string, workDir: string, signal?: AbortSignal): Promise<string | null> {
  return (await byChromium(page, workDir, signal)) ?? (await byLibreOffice(page, workDir, signal));
}
