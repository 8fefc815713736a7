import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workFolder } from '../../platform/files/workFolder.ts';
import { findPrinter, NoPrinter, printWith } from './chromium.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A program that behaves as Chromium does on a machine: it writes by whom, and how, it was started. */
function chromiumThat(body: string): void {
  const path = join(folder, 'chromium');
  const script = `#!/bin/sh
flags="$*"
for part in "$@"; do case "$part" in --print-to-pdf=*) pdf="\${part#*=}";; esac; done
prints() { echo "$(id -u) $flags" > "$pdf"; exit 0; }
fails() { echo "$1" >&2; exit 1; }
${body}
`;
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  vi.stubEnv('CHROMIUM', path);
}
const ROOT =
  '[ "$(id -u)" = 0 ] && case "$flags" in *--no-sandbox*) ;; *) fails "Running as root without --no-sandbox is not supported";; esac';
const NO_NAMESPACES = 'case "$flags" in *--no-sandbox*) ;; *) fails "No usable sandbox!";; esac';

/** Prints a page as the product does; answers by whom and how. */
async function printed() {
  const printer = await findPrinter();
  await using work = await workFolder();
  const page = join(work.path, 'page.html');
  writeFileSync(page, '<!doctype html><p>一页</p>');
  const pdf = join(work.path, 'form.pdf');
  const said = await printWith(printer!, page, pdf, work.path);
  if (said !== undefined) throw new Error(said);
  const [uid = '', ...flags] = readFileSync(pdf, 'utf8').trim().split(' ');
  return { root: uid === '0', sandbox: !flags.includes('--no-sandbox') };
}

it('keeps its sandbox where that starts; for root it runs as nobody', async () => {
  chromiumThat(`${ROOT}\nprints`);
  expect(await printed()).toEqual({ root: false, sandbox: true });
});

it('goes without where no namespaces are allowed, as in containers, and still not as root', async () => {
  chromiumThat(`${ROOT}\n${NO_NAMESPACES}\nprints`);
  expect(await printed()).toEqual({ root: false, sandbox: false });
});

it.runIf(isRoot)('prints as root where nobody else can start it', async () => {
  chromiumThat(`${ROOT}\nprints`);
  chmodSync(folder, 0o700);
  expect(await printed()).toEqual({ root: true, sandbox: false });
});

it('says why nothing is printed, and is tried again', async () => {
  chromiumThat('fails "error while loading shared libraries: libnss3.so"');
  await expect(findPrinter()).rejects.toThrow('libnss3.so');
  await expect(findPrinter()).rejects.toBeInstanceOf(NoPrinter);
  chromiumThat('prints');
  expect((await findPrinter())?.sandbox).toBe(true);
});

it('is tried out with an empty page, so that no page decides whether there is a sandbox', async () => {
  chromiumThat(`case "$flags" in *no-sandbox*) fails "too far";; esac
for part in "$@"; do case "$part" in file://*) grep -q "一页" "\${part#file://}" && fails "crashed";; esac; done
prints`);
  expect((await findPrinter())?.sandbox).toBe(true);
  await expect(printed()).rejects.toThrow('crashed');
});
