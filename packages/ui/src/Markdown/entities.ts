/** The named references that people and models write; the long tail of HTML's list stays literal text. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  micro: 'µ',
  para: '¶',
  sect: '§',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  infin: '∞',
  radic: '√',
  sum: '∑',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  Delta: 'Δ',
  Omega: 'Ω',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
};

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/y;

/** Reads one character reference at `at`. */
export function readEntity(text: string, at: number): { value: string; end: number } | null {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(text);
  if (!match) return null;
  const end = REFERENCE.lastIndex;
  if (match[3]) {
    const value = Object.hasOwn(NAMED, match[3]) ? NAMED[match[3]] : undefined;
    return value === undefined ? null : { value, end };
  }
  const code = match[1] ? Number(match[1]) : Number.parseInt(match[2] ?? '', 16);
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return { value: valid ? String.fromCodePoint(code) : '\ufffd', end };
}

const ESCAPED = /\\([!-/:-@[-`{-~])|&[#\w]{1,33};/g;

/** Resolves backslash escapes and character references in a link's address, title or a fence's language. */
export function unescapeText(text: string): string {
  if (!text.includes('\\') && !text.includes('&')) return text;
  return text.replace(ESCAPED, (all, escaped: string | undefined) => escaped ?? readEntity(all, 0)?.value ?? all);
}
