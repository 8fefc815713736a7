import type { Readable } from 'node:stream';

/** Facts about stored bytes. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Lower-case hex; known after `put`, absent from `head` on object stores. */
  sha256?: string;
}

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where bytes live. Keys are made by us: lower-case letters, digits, `-`, `_`, `.` and `/`.
 * `put` resolves only when the bytes survive a crash; a key's bytes are never seen half-written. A store that is silent
 * or out of order is told by `FileStoreAway`.
 */
export interface FileStore {
  /** Throws ConfigError when the store can never work: no such bucket, no right to it. */
  check(): Promise<void>;
  put(key: string, bytes: Readable | Buffer): Promise<Required<StoredFile>>;
  /** Undefined when there is nothing under the key. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  head(key: string): Promise<StoredFile | undefined>;
  /** No error when it is already gone. */
  delete(key: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** A URL that serves the bytes for `seconds`, where the store can; undefined: serve them through the server. */
  link(key: string, seconds: number): Promise<string | undefined>;
}

/** Refuses keys that are not of the agreed form, so that none can leave the store's folder. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key) || key.length > 300) {
    throw new Error(`not a file key: ${JSON.stringify(key)}`);
  }
  return key;
}
