import type { FastifyInstance } from 'fastify';
import { errorCodes } from '@tinystar/contract';
import { Failure } from './failure.ts';

const maxDepth = 64;

/** JSON bodies only (and multipart, by its plugin): at most 1 MB, 64 levels, without prototype keys. */
export function addBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, {});
    if (depth(text) > maxDepth) return done(new Failure(errorCodes.invalidInput));
    try {
      done(null, JSON.parse(text, storable));
    } catch {
      done(new Failure(errorCodes.invalidInput));
    }
  });
}

function storable(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  // The database can store neither NUL nor half of a surrogate pair.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

function depth(text: string): number {
  let level = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++level);
    else if (letter === '}' || letter === ']') level--;
  }
  return deepest;
}
