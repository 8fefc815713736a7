import { errorCodes } from '@tinystar/contract';
import type { FastifyRequest } from 'fastify';
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

/** Reads the text fields and stops at the file, which must stand under the name the contract gives it. */
export async function readUpload(request: FastifyRequest, input: z.ZodMiniObject): Promise<UploadRequest> {
  const key = Object.keys(input.shape).find((name) => isFile(input.shape[name]));
  if (!key) throw new Error('an upload endpoint needs a file in its input');
  const { values, upload } = await readParts(request, key);
  return {
    fields: { schema: z.omit(input, { [key]: true }), values },
    upload,
    async finish(handler) {
      try {
        return await handler();
      } finally {
        upload.bytes.on('error', () => undefined);
        upload.bytes.resume();
      }
    },
  };
}

async function readParts(request: FastifyRequest, key: string) {
  const values: Record<string, string> = {};
  try {
    if (!request.isMultipart()) throw new Failure(errorCodes.invalidInput);
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === key) {
        return { values, upload: { bytes: part.file, fileName: part.filename, mediaType: part.mimetype } };
      }
      if (part.type === 'file') part.file.resume();
      else if (typeof part.value !== 'string' || part.valueTruncated) throw new Failure(errorCodes.invalidInput);
      else values[part.fieldname] = part.value;
    }
  } catch (error) {
    // The parser's own complaints (no boundary, cut off, odd headers) have no status of their own.
    if (error instanceof Error && 'statusCode' in error) throw error;
  }
  throw new Failure(errorCodes.invalidInput);
}

function isFile(type: unknown): boolean {
  return (type as z.ZodMiniType)._zod.def.type === 'file';
}
