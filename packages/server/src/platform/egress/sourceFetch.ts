import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export interface SourceRequest {
  /** @default GET */
  method?: 'GET' | 'HEAD' | 'PROPFIND';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Largest body after decompression, in bytes. @default 20 MiB */
  maxBytes?: number;
  /** Milliseconds until the headers are here, redirects included. @default 15000 */
  timeout?: number;
  /** Milliseconds without a byte of the body. @default 15000 */
  silence?: number;
  signal: AbortSignal;
}

/** What a source answered, whatever its status. */
export interface SourceAnswer {
  status: number;
  /** After redirects. */
  url: URL;
  headers: IncomingHttpHeaders;
  /** Decompressed; fails with {@link OutsideError} when it breaks off, is silent or too large. Must be read or destroyed. */
  body: Readable;
}

/**
 * Fetches from a source that a maker named, by the address rules of `fetchOutside`, with credentials that go to the host of
 * the source alone and to no other one that it redirects to. Throws `OutsideError` and nothing else.
 */
export type SourceFetch = (address: URL, request: SourceRequest) => Promise<SourceAnswer>;
