const notPages =
  /\.(avif|bmp|css|eot|exe|gif|gz|ico|jpe?g|js|json|m4a|mjs|mov|mp3|mp4|png|rar|rss|svg|tar|ttf|wav|webm|webp|woff2?|xml|zip|7z)$/i;
const campaign = /^(utm_\w+|spm|gclid|fbclid|jsessionid|phpsessid)$/i;

/**
 * The one address by which a page is known, however links to it are written: no fragment, no marks of visits and sessions,
 * and the safer scheme where the site itself has it. Undefined for what is no page of the site.
 */
export function pageAddress(text: string, base: URL, site: URL): URL | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.host !== site.host || notPages.test(url.pathname)) return undefined;
  if (site.protocol === 'https:') url.protocol = 'https:';
  url.hash = '';
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(/;jsessionid=[^/;]*/i, '');
  const marks = Array.from(url.searchParams.keys()).filter((name) => campaign.test(name));
  for (const name of marks) url.searchParams.delete(name);
  if (url.searchParams.size === 0) url.search = '';
  return url;
}
