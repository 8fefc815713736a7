import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import type { Manual } from './manual.ts';

const program = fileURLToPath(new URL('printChild.ts', import.meta.url));

/**
 * The PDFs of manuals, in their order, printed by a process of its own: the 150 MB that the Chinese fonts take would
 * otherwise stay with the server for as long as it runs.
 */
export async function printManuals(manuals: readonly Manual[]): Promise<Buffer[]> {
  const child = spawn(process.execPath, [program], { env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  // One that ends early shows by its missing lines.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(manuals));
  const printed = (await Promise.race([text(child.stdout), failed])).split('\n').filter(Boolean);
  if (printed.length < manuals.length) throw new Error('the demo documents could not be printed');
  return printed.map((line) => Buffer.from(line, 'base64'));
}
