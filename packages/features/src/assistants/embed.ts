import { embedOrigin, type EmbedLook } from '@tinystar/contract';

/** The lowest frame in which a chat is still usable (assistants.md §9). */
const leastHeight = 700;

const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** What a website puts into its page to show an assistant's chat. */
export const embedCode = (name: string, link: string): string =>
  `<iframe src="${quoted(link)}" title="${quoted(name)}" allow="microphone" ` +
  `style="width:100%;min-height:${leastHeight}px;border:0"></iframe>`;

/** What a website puts into its page to have the widget: a button that opens the chat. */
export const widgetCode = (
  { name, publicId }: { name: string; publicId: string },
  link: string,
  { position, color }: EmbedLook,
): string =>
  [
    `<script async src="${quoted(new URL('/embed.js', link).href)}"`,
    `data-bot="${publicId}"`,
    `data-name="${quoted(name)}"`,
    `data-position="${position}"`,
    `data-color="${color}"></script>`,
  ].join('\n  ');

/**
 * The websites as they are saved. One typed without https:// or http:// is both where the product itself has no https:
 * its neighbours seldom have it either. Else it is https alone.
 */
export const websitesOf = (text: string, link: string): string[] => [
  ...new Set(
    linesOf(text).flatMap((line) =>
      /^https?:/i.test(line) || !link.startsWith('http:') ? [line] : [`https://${line}`, `http://${line}`],
    ),
  ),
];

/** Public endings of two parts, below which an enterprise has its name. */
const TWO_PARTS = /\.(?:com|net|org|gov|edu|ac|co)\.[a-z]{2}$/;

/**
 * The other of `www.example.com` and `example.com` where one of them alone is named: visitors type both, and for a browser
 * these are two websites.
 */
export function twinsOf(text: string): string[] {
  const origins = linesOf(text).flatMap((line) => embedOrigin(line) ?? []);
  const named = new Set(origins);
  return origins.flatMap((origin) => {
    const [, scheme = '', host = ''] = /^(https?:\/\/)(.+)$/.exec(origin) ?? [];
    const bare = host.replace(/^www\./, '');
    const parts = bare.replace(/:\d+$/, '').split('.').length - (TWO_PARTS.test(bare) ? 1 : 0);
    // A number is no name, and a part of a website has its own.
    if (parts !== 2 || /\.\d+$/.test(bare) || bare.startsWith('*')) return [];
    const twin = scheme + (host === bare ? `www.${bare}` : bare);
    return named.has(twin) ? [] : [twin];
  });
}

/** The lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
