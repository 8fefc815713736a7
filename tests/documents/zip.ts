import { zipOf } from '../../packages/server/src/documents/testing/zip.ts';

/** Packs files into a zip, deflated. */
export const makeZip = (files: Record<string, string | Buffer>): Buffer => zipOf(files, 6);
