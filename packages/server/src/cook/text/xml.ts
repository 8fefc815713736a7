import { Parser } from 'saxen';
import { CookError } from '../failure.ts';

/** Names without prefixes, which every maker chooses for himself. */
export interface XmlReader {
  open(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Walks through a part of an Office file. Throws CookError when it is no XML. */
export function walkXml(part: Buffer, { open, text, close }: XmlReader): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    let read: Record<string, string> | undefined;
    open(local(name), (wanted) => {
      read ??= Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)]));
      return read[wanted];
    });
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  if (close) parser.on('closeTag', (name) => close(local(name)));
  parser.on('error', () => {
    throw new CookError('broken');
  });
  const mark = part.subarray(0, 2).toString('hex');
  parser.parse(new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(part));
}
