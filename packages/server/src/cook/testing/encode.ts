const tables = new Map<string, Map<string, Buffer>>();

/** Bytes of a text in an encoding of one or two bytes a character, which the platform can only read. */
export function encode(text: string, encoding: 'gb18030' | 'big5' | 'shift_jis' | 'windows-1252'): Buffer {
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  return Buffer.concat(
    Array.from(text, (char) => {
      const bytes = char < '\u0080' ? Buffer.from(char) : table.get(char);
      if (!bytes) throw new Error(`${char} is not in ${encoding}`);
      return bytes;
    }),
  );
}

function tableOf(encoding: string): Map<string, Buffer> {
  const table = new Map<string, Buffer>();
  const decoder = new TextDecoder(encoding);
  const add = (bytes: Buffer) => {
    const char = decoder.decode(bytes);
    if ([...char].length === 1 && char !== '\uFFFD' && !table.has(char)) table.set(char, bytes);
  };
  for (let lead = 0x80; lead < 0x100; lead++) {
    add(Buffer.from([lead]));
    for (let trail = 0x40; trail < 0x100; trail++) add(Buffer.from([lead, trail]));
  }
  return table;
}

/** Bytes of a text in UTF-16 of the higher byte first. */
export const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
