import { ApiError, CURRENT_VERSION_HEADER } from '@tinystar/contract';
import { toApiError } from '@tinystar/contract/client';
import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileAddress } from './fileAddress.ts';

/** What pdf.js asks for at a time, in bytes. */
const PART = 65_536;
/** A part that does not come is given up, in milliseconds. */
const PATIENCE = 60_000;
/** How often a part is asked for when the connection breaks, and the pause in between in milliseconds. */
const TRIES = 4;
const PAUSE = 1_500;

/** Why a part did not come: the server has no such file for us, and says why, or it could not be asked. */
export class PartMissing extends Error {
  readonly gone: string | undefined;

  constructor(gone: string | undefined) {
    super(gone ?? 'the file could not be read');
    this.gone = gone;
  }
}

interface Part {
  bytes: Uint8Array;
  /** Of the whole file. */
  size: number;
  /** Which version of the document answers today; none of what has no versions. */
  currentVersion: number | undefined;
}

/** Bytes `begin` to `end` (exclusive) of a file; by a new pass when the one at hand has expired. */
const readPart = async (address: FileAddress, begin: number, end: number, signal: AbortSignal): Promise<Part> => {
  let url = address.pages();
  const ask = () => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    return fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal: limit });
  };
  let answer = await ask();
  if (answer.status === 403) {
    await address.renew(url).catch((error: unknown) => {
      throw new PartMissing(error instanceof ApiError && error.status === 404 ? error.message : undefined);
    });
    url = address.pages();
    answer = await ask();
  }
  if (!answer.ok)
    throw new PartMissing(answer.status === 404 ? (await toApiError(await answer.text(), 404)).message : undefined);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? bytes.length);
  return { bytes, size, currentVersion: Number(answer.headers.get(CURRENT_VERSION_HEADER)) || undefined };
};

/**
 * Feeds pdf.js with the parts it asks for. Its own reader holds one address for as long as a document is open; these
 * end meanwhile, and a broken connection is asked again.
 */
class Ranges extends PDFDataRangeTransport {
  readonly #address: FileAddress;
  readonly #onLost: () => void;
  readonly #leave = new AbortController();

  constructor(first: Part, address: FileAddress, onLost: () => void) {
    super(first.size, first.bytes);
    this.#address = address;
    this.#onLost = onLost;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#read(begin, end, TRIES).then(
      (bytes) => this.#leave.signal.aborted || this.onDataRange(begin, bytes),
      () => this.#leave.signal.aborted || this.#onLost(),
    );
  }

  override abort(): void {
    this.#leave.abort();
  }

  async #read(begin: number, end: number, tries: number): Promise<Uint8Array> {
    try {
      return (await readPart(this.#address, begin, end, this.#leave.signal)).bytes;
    } catch (error) {
      const { aborted } = this.#leave.signal;
      if (aborted || tries <= 1 || (error instanceof PartMissing && error.gone)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return this.#read(begin, end, tries - 1);
    }
  }
}

/**
 * The source of a document for pdf.js, when its first part is there: parts, or all of it; beside it, which version answers
 * today. Throws {@link PartMissing}.
 */
export const openRanges = async (address: FileAddress, signal: AbortSignal, onLost: () => void) => {
  const first = await readPart(address, 0, PART, signal);
  const { bytes, size, currentVersion } = first;
  const source = bytes.length < size ? { range: new Ranges(first, address, onLost) } : { data: bytes };
  return { source, currentVersion };
};
