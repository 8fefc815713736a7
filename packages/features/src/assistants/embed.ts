import type { EmbedLook } from '@tinystar/contract';

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

/** The lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
