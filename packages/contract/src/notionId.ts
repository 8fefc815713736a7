/**
 * The id that the address of a Notion page or database ends with, in lower case and without hyphens; an id alone is taken as
 * well. Undefined for a text without one. What stands after `v=` is a view, which is no page.
 */
export function notionId(text: string): string | undefined {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  // A page that was opened beside a database stands in `p`.
  const parts = url ? [url.searchParams.get('p') ?? '', url.pathname.split('/').findLast(Boolean) ?? ''] : [trimmed];
  return parts.map(idAtEnd).find((id) => id !== undefined);
}

const idAtEnd = (text: string): string | undefined =>
  /(?:^|-)([\da-f]{32})$/i.exec(text)?.[1]?.toLowerCase() ??
  /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(text)?.[1]?.replaceAll('-', '').toLowerCase();
