import type { FastifyInstance } from 'fastify';
import { errorCodes } from '@tinystar/contract';
import { storable } from '../storable.ts';
import { Failure } from './failure.ts';

const maxDepth = 64;

/**
 * JSON objects only (and multipart, by its plugin): UTF-8, never empty, at most 1 MB, 64 levels, without prototype keys.
 * Texts in bodies, queries and paths are storable from here on, whatever reads them; calls of the contract see to their
 * bodies themselves (`mount.ts`), because forms have words for what a field does not take.
 */
export function addBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parse(utf8.decode(body as Buffer)));
    } catch {
      done(new Failure(errorCodes.invalidInput));
    }
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.query = storable(request.query);
    request.params = storable(request.params);
    if (!isOfContract(request.routeOptions.config)) request.body = storable(request.body);
    done();
  });
}

const isOfContract = (config: object): boolean => 'contract' in config;

// Broken UTF-8 and a byte order mark are refused, not repaired.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parse(text: string): object {
  if (depth(text) > maxDepth) throw new SyntaxError('too deep');
  const value: unknown = JSON.parse(text, clean);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new SyntaxError('not an object');
  return value;
}

function clean(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
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
