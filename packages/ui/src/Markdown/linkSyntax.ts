import { unescapeText } from './entities.ts';

/** Where a link leads. */
export interface Destination {
  readonly href: string;
  readonly title: string;
}

/** A parsed piece of link syntax; `open` means the text ended before it could be told. */
export type LinkRead = { kind: 'link'; destination: Destination; end: number } | { kind: 'none' } | { kind: 'open' };

const NONE: LinkRead = { kind: 'none' };
const OPEN: LinkRead = { kind: 'open' };
const BLANK = /[ \t]*\n?[ \t]*/y;
const ANGLED = /<((?:\\.|[^<>\\\n])*)>/y;
const TITLE = /"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|\(((?:\\.|[^()\\])*)\)/y;
const MAX_PARENTHESES = 32;

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Reads a bare or angled address; null when there is none, -1 as end when the text broke off. */
function readAddress(text: string, at: number): { href: string; end: number } | null {
  if (text.charCodeAt(at) === 60) {
    ANGLED.lastIndex = at;
    const match = ANGLED.exec(text);
    if (match) return { href: unescapeText(match[1] ?? ''), end: ANGLED.lastIndex };
    return /^<[^<>\n]*$/.test(text.slice(at, at + 2000)) ? { href: '', end: -1 } : null;
  }
  let depth = 0;
  let end = at;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code <= 32 || code === 127) break;
    if (code === 92 && end + 1 < text.length) end++;
    else if (code === 40 && ++depth > MAX_PARENTHESES) return null;
    else if (code === 41 && --depth < 0) break;
  }
  return { href: unescapeText(text.slice(at, end)), end };
}

/** The inline form `(address "title")`, starting at the opening parenthesis. */
export function readInlineLink(text: string, at: number): LinkRead {
  let pos = skip(BLANK, text, at + 1);
  const address = readAddress(text, pos);
  if (!address) return NONE;
  if (address.end < 0 || address.end >= text.length) return OPEN;
  pos = skip(BLANK, text, address.end);
  let title = '';
  if (pos > address.end) {
    TITLE.lastIndex = pos;
    const match = TITLE.exec(text);
    if (match) {
      title = unescapeText(match[1] ?? match[2] ?? match[3] ?? '');
      pos = skip(BLANK, text, TITLE.lastIndex);
    } else if (/["'(]/.test(text.charAt(pos))) {
      return text.length - pos < 1000 ? OPEN : NONE;
    }
  }
  if (pos >= text.length) return OPEN;
  return text.charCodeAt(pos) === 41
    ? { kind: 'link', destination: { href: address.href, title }, end: pos + 1 }
    : NONE;
}

const LABEL = /\[((?:\\.|[^[\]\\]){0,999})\]/y;

/** A bracketed label at `at`, without its brackets. */
export function readLabel(text: string, at: number): { label: string; end: number } | null {
  LABEL.lastIndex = at;
  const match = LABEL.exec(text);
  return match ? { label: match[1] ?? '', end: LABEL.lastIndex } : null;
}

/** Labels match without regard to case and inner spaces. */
export function normalLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** A reference definition `[label]: address "title"` that starts at `at` and fills whole lines. */
export function readDefinition(
  text: string,
  at: number,
): { label: string; destination: Destination; end: number } | null {
  const label = readLabel(text, at);
  if (!label?.label.trim() || text.charCodeAt(label.end) !== 58) return null;
  const start = skip(BLANK, text, label.end + 1);
  const address = readAddress(text, start);
  if (!address || address.end < 0 || address.end === start) return null;
  const lineEnd = /[ \t]*(?:\n|$)/y;
  let end = address.end;
  let title = '';
  const titleAt = skip(BLANK, text, end);
  TITLE.lastIndex = titleAt;
  const match = titleAt > end ? TITLE.exec(text) : null;
  if (match) {
    lineEnd.lastIndex = TITLE.lastIndex;
    if (lineEnd.test(text))
      return {
        label: normalLabel(label.label),
        destination: { href: address.href, title: unescapeText(match[1] ?? match[2] ?? match[3] ?? '') },
        end: lineEnd.lastIndex,
      };
    title = '';
  }
  lineEnd.lastIndex = end;
  if (!lineEnd.test(text)) return null;
  end = lineEnd.lastIndex;
  return { label: normalLabel(label.label), destination: { href: address.href, title }, end };
}
