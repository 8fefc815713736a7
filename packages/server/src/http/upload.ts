import type { FastifyRequest } from 'fastify';
import { errorCodes } from '@tinystar/contract';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import type { Upload } from './route.ts';

/** The parts of a multipart request up to its file, which is left streaming. */
export interface UploadRequest {
  fields: { schema: z.ZodMiniType; values: Record<string, string> };
  upload: Upload;
  /** Runs the handler and makes sure that the rest of the body is not left in the socket. */
  done<T>(handler: () => Promise<T>): Promise<T>;
}

/** Reads the text fields and stops at the file. The field named by the contract must hold it. */
export async function readUpload(request: FastifyRequest, input: z.ZodMiniObject): Promise<UploadRequest> {
  const key = Object.keys(input.shape).find((name) => (input.shape[name] as z.ZodMiniType)._zod.def.type === 'file');
  if (!key) throw new Error('an upload endpoint needs a file in its input');
  if (!request.isMultipart()) throw new Failure(errorCodes.invalidInput);
  const values: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || part.valueTruncated || part.fieldname === '__proto__')
        throw new Failure(errorCodes.invalidInput);
      values[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== key) {
      part.file.resume();
      continue;
    }
    const bytes = part.file;
    return {
      fields: { schema: z.omit(input, { [key]: true }), values },
      upload: { bytes, fileName: part.filename, mediaType: part.mimetype },
      async done(handler) {
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
