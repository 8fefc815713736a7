import type { Config } from '../config/config.ts';
import type { LinkPreview } from '../module.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** Characters that previews show at most. */
const MOST = 200;

/** A text as one line that any document may hold: no control characters, no halves of characters. */
const lineOf = (text: string): string => {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const signs = [...line];
  return signs.length > MOST ? `${signs.slice(0, MOST - 1).join('')}…` : line;
};

/**
 * A document with what messengers and search engines read of it: they run no script. A picture needs an address with a
 * host, so it is left out where the settings name none; without one of its own a page shows the product's.
 */
export function withPreview(
  html: Buffer,
  { title: wholeTitle, description: wholeDescription, picture, query = '' }: LinkPreview,
  { FILE_ORIGIN, PUBLIC_ORIGIN }: Pick<Config, 'FILE_ORIGIN' | 'PUBLIC_ORIGIN'>,
  path: string,
): string {
  const [title, description] = [lineOf(wholeTitle), lineOf(wholeDescription)];
  const host = FILE_ORIGIN ?? PUBLIC_ORIGIN;
  const image = picture ? host && host + picture : PUBLIC_ORIGIN && `${PUBLIC_ORIGIN}/icon-512.png`;
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...(PUBLIC_ORIGIN && { 'og:url': PUBLIC_ORIGIN + path + query }),
    ...(image && { 'og:image': image }),
  };
  const names = {
    description,
    'twitter:card': picture && image ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    ...(image && { 'twitter:image': image }),
  };
  const tags = [
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${escape(content)}" />`),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
    ),
  ];
  // Functions, because `$` in a text would mean something in a replacement.
  return html
    .toString('utf8')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${escape(title)}</title>`, ...tags].join('\n    '));
}
