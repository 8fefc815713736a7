import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { errorCodes } from '@tinystar/contract';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import type { Upload } from './route.ts';

/** The parts of a multipart request up to its file, which is left streaming. */
export interface UploadRequest {
  fields: { schema: z.ZodMiniType; values: Record<string, string> };
  upload: Upload;
  /** Runs the handler, then drains what it left of the body. */
  finish<T>(handler: () => Promise<T>): Promise<T>;
}

/**
 * Reads the text fields and stops at the file. The field named by the contract must hold it. Fields behind the file
 * are known only once it was read: `upload.laterFields`.
 */
export async function readUpload(request: FastifyRequest, input: z.ZodMiniObject): Promise<UploadRequest> {
  const key = Object.keys(input.shape).find((name) => (input.shape[name] as z.ZodMiniType)._zod.def.type === 'file');
  if (!key) throw new Error('an upload endpoint needs a file in its input');
  if (!request.isMultipart()) throw new Failure(errorCodes.invalidInput);
  const values: Record<string, string> = {};
  const parts = request.parts()[Symbol.asyncIterator]();
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'field') {
      keep(values, part);
      continue;
    }
    if (part.fieldname !== key) {
      part.file.resume();
      continue;
    }
    const bytes = part.file;
    const laterFields = async () => {
      const later: Record<string, string> = {};
      for (let rest = await parts.next(); !rest.done; rest = await parts.next()) {
        if (rest.value.type === 'file') throw new Failure(errorCodes.invalidInput);
        keep(later, rest.value);
      }
      return later;
    };
    return {
      fields: { schema: z.omit(input, { [key]: true }), values },
      upload: { bytes, fileName: part.filename, mediaType: part.mimetype, laterFields },
      async finish(handler) {
        try {
          return await handler();
        } finally {
          bytes.on('error', () => undefined);
          bytes.resume();
        }
      },
    };
  }
  throw new Failure(errorCodes.invalidInput);
}

function keep(values: Record<string, string>, part: MultipartValue): void {
  const { fieldname, value, valueTruncated } = part;
  if (typeof value !== 'string' || valueTruncated || fieldname === '__proto__') {
    throw new Failure(errorCodes.invalidInput);
  }
  values[fieldname] = value;
}
