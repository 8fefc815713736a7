import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { workFolder } from '../../platform/files/workFolder.ts';
import type { ParserKind } from './parser.ts';

/** Folders of compiled code by what loads it, made by the first process of each kind before it saw a document. */
const kept = new Map<string, Promise<string>>();

const nameOf = ({ task, entry }: ParserKind): string => JSON.stringify([task, entry]);

/**
 * Half of a parser's start is compiling what it loads. Gives a new one a copy of its own of what an earlier one compiled,
 * which it may change without harm to others. Answers whether there was any.
 */
export async function giveCompiled(kind: ParserKind, folder: string): Promise<boolean> {
  const from = await kept.get(nameOf(kind));
  if (from !== undefined) await cp(from, folder, { recursive: true });
  return from !== undefined;
}

/** Keeps what a parser compiled, for those to come. Its process must not have been given anything yet. */
export async function keepCompiled(kind: ParserKind, folder: string): Promise<void> {
  const name = nameOf(kind);
  if (!kept.has(name)) kept.set(name, copyOf(folder));
  await kept.get(name);
}

async function copyOf(folder: string): Promise<string> {
  const { path } = await workFolder();
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  await cp(folder, path, { recursive: true });
  return path;
}
