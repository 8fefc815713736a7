import { chmod, chown, copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unprivileged } from '../../platform/database/unprivileged.ts';
import { workFolder } from '../../platform/files/workFolder.ts';
import { findProgram, runProgram, type ProgramRun } from '../child/program.ts';

/** How Chromium prints on this machine. */
export interface Printer {
  program: string;
  /** Whether a page is kept in by Chromium's own sandbox too. */
  sandbox: boolean;
  /** The account it runs as where it is not ours. */
  as: { uid?: number; gid?: number };
}

/** Nothing on this machine prints; `message` says why, with what Chromium said last where it is installed. */
export class NoPrinter extends Error {
  override name = 'NoPrinter';
}

/** What is installed did not print in any way; it may at the next try. */
export class BrokenPrinter extends NoPrinter {
  override name = 'BrokenPrinter';
}

const flags = [
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
  '--no-pdf-header-footer',
];

/** Milliseconds for an empty page. One that hangs shall not be waited for in every way. */
const patience = 20_000;

const found = new Map<string, Promise<Printer>>();

/**
 * Chromium as it can be used here, tried out once with an empty page; null where none is installed. Throws
 * {@link BrokenPrinter}. Its sandbox does not start for root, so for root it runs as `nobody`; nor does it in containers that
 * allow no namespaces: there it goes without, for what is printed was made here from escaped text, under a policy
 * without scripts or fetches.
 */
export async function findPrinter(): Promise<Printer | null> {
  const program = await findProgram(process.env['CHROMIUM'] || 'chromium', 'chromium-browser', 'google-chrome');
  if (!program) return null;
  const known = found.get(program) ?? tryOut(program);
  found.set(program, known);
  try {
    return await known;
  } catch (error) {
    // What is missing may be there at the next try.
    found.delete(program);
    throw error;
  }
}

async function tryOut(program: string): Promise<Printer> {
  const said: string[] = [];
  for (const printer of ways(program)) {
    await using work = await workFolder();
    const page = join(work.path, 'empty.html');
    await writeFile(page, '<!doctype html><title>-</title>');
    const told = await printWith(printer, page, join(work.path, 'empty.pdf'), work.path, { limit: patience });
    if (told === undefined) return printer;
    said.push(told);
  }
  throw new BrokenPrinter(`Chromium does not print: ${said.at(-1) ?? 'no way to start it'}`);
}

/** The ways to run it, the safest first. */
function ways(program: string): Printer[] {
  const own = { program, as: {} };
  if (process.getuid?.() !== 0) return [true, false].map((sandbox) => ({ ...own, sandbox }));
  const { as, canRun } = unprivileged();
  const asNobody = canRun(program) ? [true, false].map((sandbox) => ({ program, as, sandbox })) : [];
  return [...asNobody, { ...own, sandbox: false }];
}

/** Prints the page in the file `page` into the file `pdf` below `workDir`; answers what was said where nothing came. */
export async function printWith(
  { program, sandbox, as }: Printer,
  page: string,
  pdf: string,
  workDir: string,
  more: Pick<ProgramRun, 'signal' | 'limit'> = {},
): Promise<string | undefined> {
  const home = join(workDir, 'chromium');
  await mkdir(home, { recursive: true });
  const [source, output] = [join(home, 'page.html'), join(home, 'page.pdf')];
  await copyFile(page, source);
  if (as.uid !== undefined && as.gid !== undefined) {
    // It may pass through the folder of this work, and see nothing in it but its own.
    await chmod(workDir, 0o711);
    for (const path of [home, source]) await chown(path, as.uid, as.gid);
  }
  const args = [
    ...flags,
    `--user-data-dir=${join(home, 'profile')}`,
    `--print-to-pdf=${output}`,
    ...(sandbox ? [] : ['--no-sandbox']),
    pathToFileURL(source).href,
  ];
  const { said } = await runProgram({ program, args, cwd: home, as, listen: true, ...more });
  if (!(await isFilled(output))) return said || 'it ended without a word';
  await copyFile(output, pdf);
  return undefined;
}

export const isFilled = (path: string): Promise<boolean> =>
  stat(path).then(
    (file) => file.size > 0,
    () => false,
  );
