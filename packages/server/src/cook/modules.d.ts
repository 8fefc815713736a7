/** The parts of yauzl 3.4 used here; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    compressedSize: number;
    uncompressedSize: number;
    externalFileAttributes: number;
    isEncrypted(): boolean;
  }
  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }
  export interface Options {
    lazyEntries?: boolean;
    autoClose?: boolean;
    strictFileNames?: boolean;
  }
  export function openPromise(path: string, options: Options): Promise<ZipFile>;
}

/** The parts of word-extractor 1.0 used here; the package brings no types. */
declare module 'word-extractor' {
  export interface WordDocument {
    getBody(): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getTextboxes(options: { includeHeadersAndFooters: boolean }): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}

/** The parts of saxen 11 used here; the package brings no types. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(event: 'openTag', hook: (name: string, attributes: () => Record<string, string>, decode: Decode) => void): this;
    on(event: 'closeTag', hook: (name: string) => void): this;
    on(event: 'text', hook: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hook: (text: string) => void): this;
    on(event: 'error', hook: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
