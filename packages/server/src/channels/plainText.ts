const picture = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
const isAddress = (address: string) => /^https?:/.test(address);

/** Addresses within the product as those who are elsewhere reach them: pages, and files where they have a host of their own. */
export const fromOutside = (
  markdown: string,
  { pages, files }: { pages?: string | undefined; files?: string | undefined },
) =>
  markdown.replace(/\]\((\/[^)\s/][^)\s]*)/g, (all, path: string) => {
    const origin = path.startsWith('/file/') ? (files ?? pages) : pages;
    return origin ? `](${origin}${path}` : all;
  });

/** Pictures as links, for cards that show none but what was uploaded to the platform. */
export const linkedPictures = (markdown: string): string =>
  markdown.replace(picture, (_, alt: string, address: string) =>
    isAddress(address) ? `[${alt || '图片'}](${address})` : `[${alt || '图片'}]`,
  );

/**
 * Markdown as a person would type it, for platforms that show text alone. Citation numbers stay. Pictures are named, and
 * `linked` where people can open an address there.
 */
export function plainText(markdown: string, pictures: 'named' | 'linked' = 'named'): string {
  return markdown
    .replace(/^```.*$/gm, '')
    .replace(picture, (_, alt: string, address: string) =>
      pictures === 'linked' && isAddress(address) ? `[${alt || '图片'}] ${address}` : `[${alt || '图片'}]`,
    )
    .replace(/(?<!!)\[([^\]]+)\]\((https?:[^)\s]+)[^)]*\)/g, (_, text: string, url: string) =>
      text === url ? url : `${text}（${url}）`,
    )
    .replace(/^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/gm, '')
    .replace(/^\s*\|(.*)\|\s*$/gm, (_, row: string) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join('  '),
    )
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^(\s*)[*+-]\s+/gm, '$1• ')
    .replace(/^>\s?/gm, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_[\]~$|#>+.)-])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The sources under an answer, a line each. */
export const sourceLines = (sources: readonly { number: string; name: string; pages: readonly number[] }[]): string =>
  sources
    .map(({ number, name, pages }) => `[${number}] ${name}${pages.length > 0 ? ` 第${pages.join('、')}页` : ''}`)
    .join('\n');

/** Cuts a text into pieces of so many UTF-8 bytes, at line ends where it has them and never within a character. */
export function inPieces(text: string, most: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  const size = (value: string) => Buffer.byteLength(value);
  const push = () => {
    if (piece.trim()) pieces.push(piece.trim());
    piece = '';
  };
  for (const line of text.split(/(?<=\n)/)) {
    if (size(piece) + size(line) > most) push();
    if (size(line) <= most) {
      piece += line;
      continue;
    }
    for (const character of line) {
      if (size(piece) + size(character) > most) push();
      piece += character;
    }
  }
  push();
  return pieces;
}
