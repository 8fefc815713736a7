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

/** The sources under an answer, a line each. */
export const sourceLines = (sources: readonly { number: string; name: string; pages: readonly number[] }[]): string[] =>
  sources.map(({ number, name, pages }) => `[${number}] ${name}${pages.length > 0 ? ` 第${pages.join('、')}页` : ''}`);
