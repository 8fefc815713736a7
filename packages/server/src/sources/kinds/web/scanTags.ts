/** A tag of a page as it stands in the source, without what its comments, scripts and styles hold. */
export interface Tag {
  /** Lower-case. */
  name: string;
  attribute(name: string): string | undefined;
}

const longestTag = 4_096;
const skipped = /^(script|style|textarea|title)$/;

/**
 * The opening tags of a page, in one walk through its source: parsing it as a browser does takes a process of its own, and
 * for links this is enough.
 */
export function* scanTags(source: string): Generator<Tag> {
  const lower = source.toLowerCase();
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    if (source.startsWith('<!--', at)) {
      at = endOf(source, '-->', at);
      continue;
    }
    const name = /^[a-z][a-z0-9]{0,20}(?=[\s/>])/i.exec(source.slice(at + 1, at + 24))?.[0].toLowerCase();
    if (!name) {
      at++;
      continue;
    }
    const end = source.indexOf('>', at);
    if (end < 0) return;
    const text = source.slice(at + 1, Math.min(end, at + longestTag));
    at = end + 1;
    yield { name, attribute: (wanted) => attributeOf(text, wanted) };
    if (skipped.test(name)) at = endOf(lower, `</${name}`, at);
  }
}

/** The text of a page's first `<title>`, as it stands in the source. */
export function titleSource(source: string): string {
  const start = source.search(/<title[\s>]/i);
  if (start < 0) return '';
  const from = source.indexOf('>', start) + 1;
  const rest = source.slice(from, from + 2_000);
  const end = rest.search(/<\/title/i);
  return end < 0 ? '' : rest.slice(0, end);
}

const endOf = (source: string, mark: string, from: number): number => {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
};

function attributeOf(tag: string, wanted: string): string | undefined {
  const attributes = /([^\s"'=<>/]{1,40})\s{0,8}=\s{0,8}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
  for (const [, name, double, single, bare] of tag.matchAll(attributes))
    if (name!.toLowerCase() === wanted) return decodeReferences(double ?? single ?? bare ?? '').trim();
  return undefined;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[(name as string).toLowerCase()]!;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : (whole as string);
  });
