import { errorCodes } from '@tinystar/contract';
import { Failure, invalid, unfit } from './http/failure.ts';

/**
 * Text from outside as the database can hold it: half surrogate pairs, which come of texts cut in the middle, are
 * replaced at any depth, in names too. For what a person or a program sends: a NUL is nothing that anybody types, so it
 * throws 400, which names where it stands as `messages.0.content`. Answers the value itself when nothing had to change.
 */
export const storable = <T>(value: T): T => walk(value, refused, []) as T;

/**
 * The same for what nobody could send again without it (a file, a web page, the answer of another host, the message of a
 * platform): a NUL is left out.
 */
export const mended = <T>(value: T): T => walk(value, leftOut, []) as T;

/** The pieces of one text, mended: a pair that is cut between two pieces stays whole. */
export async function* mendedPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const piece of pieces) {
    const text = half + piece;
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    const whole = mended(half ? text.slice(0, -1) : text);
    if (whole) yield whole;
  }
  if (half) yield mended(half);
}

type Path = readonly (string | number)[];

const refused = (text: string, path: Path): string => {
  if (text.includes('\0'))
    throw path.length > 0 ? invalid(path.join('.'), unfit) : new Failure(errorCodes.invalidInput);
  return text.toWellFormed();
};
const leftOut = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function walk(value: unknown, clean: (text: string, path: Path) => string, path: Path): unknown {
  if (typeof value === 'string') return clean(value, path);
  if (Array.isArray(value)) {
    const items = value.map((item, at) => walk(item, clean, [...path, at]));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isRecord(value)) return value;
  // A name that cannot be stored is no name to tell: what bears it is told.
  const entries = Object.entries(value).map(([key, inner]) => {
    return [key, clean(key, path), inner, walk(inner, clean, [...path, key])] as const;
  });
  if (entries.every(([key, named, inner, whole]) => key === named && inner === whole)) return value;
  return Object.fromEntries(entries.map(([, named, , whole]) => [named, whole]));
}

/** Bytes, dates and files are no text; a parsed query has a prototype of its own. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
