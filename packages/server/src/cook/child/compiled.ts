import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { workFolder } from '../../platform/files/workFolder.ts';
import type { ParserKind } from './parser.ts';

/** Folders of compiled code by what loads it, made by the first process of each kind before it saw a document. */
const kept = new Map<string, Promise<string>>();

const nameOf = ({ task, entry }: ParserKind): string => JSON.stringify([task, entry]);

/**
 * Half of a parser's start is compiling what it loads. Gives a new one a copy of its own of what an earlier one compiled,
 * which it may change without harm to others. Answers whether there was any. It may be gone, as whoever clears the
 * system's temporary files sees fit: then the next process makes it again.
 */
export async function giveCompiled(kind: ParserKind, folder: string): Promise<boolean> {
  const name = nameOf(kind);
  try {
    const from = await kept.get(name);
    if (from !== undefined) await cp(from, folder, { recursive: true });
    return from !== undefined;
  } catch {
    kept.delete(name);
    return false;
  }
}

/**
 * Keeps what a parser compiled, for those to come. Its process must not have been given anything yet. Where there is no
 * room for it, the next process tries again.
 */
export async function keepCompiled(kind: ParserKind, folder: string): Promise<void> {
  const name = nameOf(kind);
  if (!kept.has(name)) kept.set(name, copyOf(folder));
  await kept.get(name)?.catch(() => kept.delete(name));
}

async function copyOf(folder: string): Promise<string> {
  const { path } = await workFolder();
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  await cp(folder, path, { recursive: true });
  return path;
}
