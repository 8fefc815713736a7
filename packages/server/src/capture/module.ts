import { Readable } from 'node:stream';
import { documents } from '@tinystar/contract';
import { allow } from '../platform/http/limit.ts';
import { implementFile, type Call, type FileAnswer } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { captureSite } from './captureSite.ts';

const limit = { max: 5, seconds: 60 };

async function answer(call: Call<{ siteUrl: string }>, named: boolean): Promise<FileAnswer> {
  const { input, caller, services, signal } = call;
  await allow(services, `capture:${caller.userId}`, limit);
  const { pdf, fileName } = await captureSite(services, input.siteUrl, signal);
  return {
    bytes: (range) => Promise.resolve(Readable.from([range ? pdf.subarray(range.start, range.end + 1) : pdf])),
    size: pdf.length,
    mediaType: 'application/pdf',
    ...(named && { fileName }),
  };
}

/** Public web pages as PDFs, to be looked at and then uploaded like any other file. */
export const captureModule: Module = {
  routes: [
    implementFile(documents.capture, (call) => answer(call, true)),
    implementFile(documents.captureRaw, (call) => answer(call, false)),
  ],
};
