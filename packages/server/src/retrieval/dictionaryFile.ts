import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DictionaryTables } from './dictionaryBuild.ts';

const names = ['english', 'chinese', 'sounds'] as const;

/**
 * Where the tables of a data file are kept between two starts: beside the packages, under a name that another data file
 * or another way of building does not have.
 */
export function keptFile(data: string): string {
  const hash = createHash('sha256').update(readFileSync(data));
  for (const module of ['dictionaryBuild.ts', 'stem.ts']) hash.update(readFileSync(new URL(module, import.meta.url)));
  const folder = path.resolve(path.dirname(data), '../../.cache/tinystar');
  return path.join(folder, `dictionary-${hash.digest('hex').slice(0, 16)}`);
}

/** The tables that {@link writeTables} has kept; undefined when there are none, or not whole. */
export function readTables(file: string): DictionaryTables | undefined {
  try {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    const lengths = new Uint32Array(bytes, 0, names.length * 2);
    if (lengths.reduce((sum, length) => sum + length, lengths.byteLength) !== byteLength) return undefined;
    let at = lengths.byteLength;
    const next = (index: number) => bytes.slice(at, (at += lengths[index]!));
    const tables = names.map((name, index) => {
      const slots = new Uint32Array(next(index * 2));
      return [name, { slots, lines: new Uint8Array(next(index * 2 + 1)) }] as const;
    });
    return Object.fromEntries(tables) as unknown as DictionaryTables;
  } catch {
    return undefined;
  }
}

/** Keeps tables: the lengths of their parts, then the parts. Where nothing may be written they are built at each start. */
export function writeTables(file: string, tables: DictionaryTables): void {
  const parts = names.flatMap((name) => [tables[name].slots, tables[name].lines]);
  const lengths = new Uint32Array(parts.map(({ byteLength }) => byteLength));
  const unfinished = `${file}-${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch {
    return;
  }
  try {
    writeFileSync(unfinished, Buffer.concat([lengths, ...parts].map((part) => new Uint8Array(part.buffer))));
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
