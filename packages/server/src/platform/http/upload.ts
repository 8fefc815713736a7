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
 * the file are known only once it was read: `upload.laterFields`.
 */
export async function readUpload(request: FastifyRequest, input: z.ZodMiniObject): Promise<UploadRequest> {
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
      const bytes = part.file;
      return {
        fields: { schema: z.omit(input, { [key]: true }), values },
        upload: {
          bytes,
          fileName: mended(part.filename),
          mediaType: mended(part.mimetype),
          laterFields: () => laterFields(parts),
        },
        async finish(handler) {
          try {
            return await handler();
          } catch (error) {
            // A body that was cut off inside the file is the client's fault too.
            if (error === bytes.errored && !(error instanceof Failure)) throw new Failure(errorCodes.invalidInput);
            throw error;
          } finally {
            bytes.on('error', () => undefined);
            bytes.resume();
          }
        },
      };
    }
  }
  throw new Failure(errorCodes.invalidInput);
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
