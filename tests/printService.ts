// Keeps the pinned browser for printWithChromium.mjs: `node printService.ts NAME FLAGS…` answers at the abstract socket NAME, prints
// what is asked for, each page apart from the others, and ends when nobody has asked for a while.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumPath } from './chromium.ts';

/** How long it waits for the next page, in ms. */
const PATIENCE = 10_000;

const [name, ...flags] = process.argv.slice(2);
// The folder of whoever starts it is removed with the page that was printed there.
const home = mkdtempSync(path.join('/tmp', 'tinystar-printer-'));
Object.assign(process.env, { HOME: home, TMPDIR: home });
process.once('exit', () => rmSync(home, { recursive: true, force: true }));

let browser: Promise<Browser> | undefined;
const start = async (): Promise<Browser> => {
  const started = await chromium.launch({ executablePath: await chromiumPath(), args: flags });
  started.once('disconnected', () => (browser = undefined));
  return started;
};

async function print({ address, pdf }: { address: string; pdf: string }, gone: AbortSignal): Promise<void> {
  const context = await (await (browser ??= start())).newContext();
  const close = (): void => void context.close();
  gone.addEventListener('abort', close);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.pdf({ path: pdf, printBackground: true, preferCSSPageSize: true });
  } finally {
    gone.removeEventListener('abort', close);
    await context.close();
  }
}

let open = 0;
let idle: NodeJS.Timeout | undefined;
const rest = (): void => {
  clearTimeout(idle);
  if (open === 0) idle = setTimeout(() => void end(), PATIENCE);
};
async function end(): Promise<void> {
  server.close();
  await (await browser?.catch(() => undefined))?.close();
  process.exit();
}

/** Reads one line, answers one, and hangs up. */
function serve(socket: Socket): void {
  const gone = new AbortController();
  let asked = '';
  open += 1;
  clearTimeout(idle);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    gone.abort();
    open -= 1;
    rest();
  });
  const read = (piece: Buffer): void => {
    asked += piece.toString();
    if (!asked.endsWith('\n')) return;
    socket.off('data', read);
    print(JSON.parse(asked) as { address: string; pdf: string }, gone.signal).then(
      () => socket.end(JSON.stringify({ wrong: '' })),
      (error: unknown) => socket.end(JSON.stringify({ wrong: String(error) })),
    );
  };
  socket.on('data', read);
}

const server = createServer(serve);
// Another one was faster.
server.on('error', () => process.exit());
server.listen(`\0${name}`, rest);
