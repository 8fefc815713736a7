const SPACE = /^[\s\u00a0]$/u;
const PUNCTUATION = /^[\p{P}\p{S}]$/u;
const CJK =
  /^[\u1100-\u11ff\u2e80-\u303f\u3040-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1f200}-\u{1f2ff}\u{20000}-\u{3ffff}]$/u;

/** What a character means to the flanking rules of emphasis. */
export type CharKind = 'space' | 'punctuation' | 'cjk' | 'cjkPunctuation' | 'other';

/** The kind of the character; the empty string (an edge of the text) counts as a space. */
export function charKind(char: string): CharKind {
  if (char === '' || SPACE.test(char)) return 'space';
  if (char < '\u0080') return PUNCTUATION.test(char) ? 'punctuation' : 'other';
  const cjk = CJK.test(char);
  if (PUNCTUATION.test(char)) return cjk ? 'cjkPunctuation' : 'punctuation';
  return cjk ? 'cjk' : 'other';
}

/** The whole character that ends just before `at`, surrogate pairs included. */
export function charBefore(text: string, at: number): string {
  if (at <= 0) return '';
  const low = text.charCodeAt(at - 1);
  const pair = low >= 0xdc00 && low <= 0xdfff && at > 1;
  return text.slice(at - (pair ? 2 : 1), at);
}

/** The whole character that starts at `at`. */
export function charAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
}
