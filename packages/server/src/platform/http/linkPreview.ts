import type { Config } from '../config/config.ts';
import type { LinkPreview } from '../module.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/**
 * A document with what messengers and search engines read of it: they run no script. A picture needs an address with a
 * host, so it is left out where the settings name none; without one of its own a page shows the product's.
 */
export function withPreview(
  html: Buffer,
  { title, description, picture }: LinkPreview,
  { FILE_ORIGIN, PUBLIC_ORIGIN }: Pick<Config, 'FILE_ORIGIN' | 'PUBLIC_ORIGIN'>,
  path: string,
): string {
  const host = FILE_ORIGIN ?? PUBLIC_ORIGIN;
  const image = picture ? host && host + picture : PUBLIC_ORIGIN && `${PUBLIC_ORIGIN}/icon-512.png`;
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...(PUBLIC_ORIGIN && { 'og:url': PUBLIC_ORIGIN + path }),
    ...(image && { 'og:image': image }),
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
  );
  const about = `<meta name="description" content="${escape(description)}" />`;
  // Functions, because `$` in a text would mean something in a replacement.
  return html
    .toString('utf8')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${escape(title)}</title>`, about, ...tags].join('\n    '));
}
