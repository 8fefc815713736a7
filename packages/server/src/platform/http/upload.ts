import { pipeline, Transform, type Readable } from 'node:stream';
import type { Multipart, MultipartValue } from '@fastify/multipart';
import { errorCodes } from '@tinystar/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { mended, storable } from '../storable.ts';
import { Failure } from './failure.ts';
import type { Upload } from './route.ts';

/** The parts of a multipart request up to its file, which is left streaming. */
export interface UploadRequest {
  fields: { schema: z.ZodMiniType; values: Record<string, string> };
  upload: Upload;
  /** Runs the handler, then reads and drops the rest of the body. */
  finish: <T>(handler: () => Promise<T>) => Promise<T>;
}

// No file system has names longer than 255 bytes.
const longestName = 1_024;

/**
 * Reads the text fields and stops at the file, which must stand under the name the contract gives it. Fields behind
 * the file are known only once it was read: `upload.laterFields`. The bytes end only after `admit` was asked once more.
 */
export async function readUpload(
  request: FastifyRequest,
  input: z.ZodMiniObject,
  admit: () => Promise<void>,
): Promise<UploadRequest> {
  const key = Object.keys(input.shape).find((name) => (input.shape[name] as z.ZodMiniType)._zod.def.type === 'file');
  if (!key) throw new Error('an upload endpoint needs a file in its input');
  if (!request.isMultipart()) throw new Failure(errorCodes.invalidInput);
  const values: Record<string, string> = {};
  const parts = request.parts()[Symbol.asyncIterator]();
  for (let part = await nextPart(parts); part; part = await nextPart(parts)) {
    if (part.type === 'field') keep(values, part);
    else if (part.fieldname !== key) part.file.resume();
    else if (part.filename.length > longestName) throw new Failure(errorCodes.invalidInput);
    else {
      const { bytes, holds, askAgain } = untilAsked(part.file, admit);
      return {
        fields: { schema: z.omit(input, { [key]: true }), values },
        upload: {
          bytes,
          fileName: mended(part.filename),
          mediaType: mended(part.mimetype),
          holds,
          async laterFields() {
            const later = await laterFields(parts);
            await askAgain();
            return later;
          },
        },
        async finish(handler) {
          try {
            return await handler();
          } catch (error) {
            // A body that was cut off inside the file is the client's fault too.
            if (error === bytes.errored && !(error instanceof Refused || error instanceof Failure))
              throw new Failure(errorCodes.invalidInput);
            throw error instanceof Refused ? error.cause : error;
          } finally {
            bytes.resume();
          }
        },
      };
    }
  }
  throw new Failure(errorCodes.invalidInput);
}

/** Carries what failed while the right was asked for again: not the client's fault, as a body that was cut off is. */
class Refused extends Error {}

/**
 * The bytes of `file`, which end only when the caller may still do what he began: a body that comes slowly outlives a
 * right that was taken away meanwhile.
 */
function untilAsked(file: Readable, admit: () => Promise<void>) {
  const checks: (() => Promise<unknown>)[] = [admit];
  const askAgain = async (): Promise<void> => {
    for (const check of checks) await check();
  };
  const bytes = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) =>
      void askAgain().then(
        () => done(),
        (cause: unknown) => done(cause instanceof Failure ? cause : new Refused('asked again', { cause })),
      ),
  });
  // Whoever reads the bytes hears of an error; one that comes when nobody reads (any more) has no consequence.
  pipeline(file, bytes, () => undefined);
  bytes.on('error', () => undefined);
  const holds = <T>(check: () => Promise<T>): Promise<T> => {
    checks.push(check);
    return check();
  };
  return { bytes, holds, askAgain };
}

async function laterFields(parts: AsyncIterator<Multipart>): Promise<Record<string, string>> {
  const later: Record<string, string> = {};
  for (let part = await nextPart(parts); part; part = await nextPart(parts)) {
    if (part.type === 'file') throw new Failure(errorCodes.invalidInput);
    keep(later, part);
  }
  return later;
}

// The parser's own complaints (no boundary, cut off, odd headers) come without a status: they are the client's fault.
async function nextPart(parts: AsyncIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const next = await parts.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    if (error instanceof Failure || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new Failure(errorCodes.invalidInput);
  }
}

function keep(values: Record<string, string>, { fieldname, value, valueTruncated }: MultipartValue): void {
  if (typeof value !== 'string' || valueTruncated || fieldname === '__proto__') {
    throw new Failure(errorCodes.invalidInput);
  }
  values[storable(fieldname)] = storable(value);
}
