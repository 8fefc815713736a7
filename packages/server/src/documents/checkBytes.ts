import type { Readable } from 'node:stream';
import { constants, errorCodes, lateMessages } from '@tinystar/contract';
import { sniff, type DocumentKind } from '../cook/index.ts';
import { Failure } from '../platform/http/failure.ts';
import { innerShape, type InnerShape } from './innerShape.ts';

const headSize = 1_024;

/** Bytes that are still taken, and what is said of more. */
interface SizeLimit {
  most: number;
  words: string;
}

const documentSize: SizeLimit = { most: constants.UPLOAD_FILE_MAX, words: lateMessages.fileTooLarge };

/** Bytes on their way to the store, and what they turned out to be. */
export interface CheckedBytes {
  stream(): AsyncGenerator<Buffer>;
  /** Known once the stream has ended. */
  kind(): DocumentKind;
}

const refused = (words: string) => new Failure(errorCodes.invalidInput, words, { fields: { document: words } });
const wrongFormat = () => refused(lateMessages.fileFormat);

/**
 * Lets an upload of one of `kinds` through as long as it is what its name says and at most 64 MiB, or what `limit` says
 * (exactly as much passes). Fails while streaming, so that nothing of the kind is ever held in memory or stored whole.
 */
export function checkBytes(
  bytes: Readable,
  name: string,
  kinds: readonly DocumentKind[],
  limit: SizeLimit = documentSize,
): CheckedBytes {
  let kind: DocumentKind | null = null;
  let shape: InnerShape | undefined;
  const identify = (head: Buffer): void => {
    kind = sniff(head, name);
    if (!kind || !kinds.includes(kind)) throw wrongFormat();
    shape = innerShape(kind, head);
    shape.see(head);
  };
  return {
    async *stream() {
      let size = 0;
      let head: Buffer | null = Buffer.alloc(0);
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limit.most) throw new Failure(errorCodes.tooLarge, limit.words);
        if (head) {
          head = Buffer.concat([head, chunk]);
          if (head.length < headSize) continue;
          identify(head);
          yield head;
          head = null;
        } else {
          shape?.see(chunk);
          yield chunk;
        }
      }
      if (size === 0) throw refused(lateMessages.fileEmpty);
      if (head) {
        identify(head);
        yield head;
      }
      if (!shape?.fits()) throw wrongFormat();
    },
    kind() {
      if (!kind) throw new Error('the stream has not been read');
      return kind;
    },
  };
}
