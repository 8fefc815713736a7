import type { Readable } from 'node:stream';

/** Everything of a stream, or undefined as soon as it exceeds `most` bytes. */
export async function readWhole(bytes: Readable, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
