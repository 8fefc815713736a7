import { readAngled, readBare, readMail, type Autolink } from './autolink.ts';
import { readEntity } from './entities.ts';
import type { InlineReader } from './inlineReader.ts';
import { readMath } from './mathSyntax.ts';

const BREAK_TAG = /<br\s*\/?>/iy;
/** How far back an unclosed mark may lie and still be shown as if it were closed while text streams in. */
export const GUESS_WITHIN = 400;

/** Openers whose closers are not in the rest of the text and need not be looked for again: backtick runs by length, formulas. */
export type Missing = Set<number | string>;

/** A line break; with two spaces before it a hard one. */
export function takeNewline(reader: InlineReader): void {
  const { src, pos } = reader;
  let spaces = 0;
  while (spaces < reader.text.length && src.charCodeAt(pos - 1 - spaces) === 32) spaces++;
  if (spaces > 0) reader.text = reader.text.slice(0, -spaces);
  const hard = spaces >= 2;
  let end = reader.pos + 1;
  while (reader.src.charAt(end) === ' ') end++;
  if (hard) reader.append(document.createElement('br'), end);
  else reader.say('\n', end - reader.pos);
}

/** A backslash and what it escapes. */
export function takeEscape(reader: InlineReader, missing: Missing): void {
  const next = reader.src.charAt(reader.pos + 1);
  if (reader.nodes.mathEnabled && (next === '(' || next === '['))
    return takeMath(reader, next === '(' ? '\\(' : '\\[', missing);
  if (next === '\n') return reader.append(document.createElement('br'), reader.pos + 2);
  if (next === '') reader.held = true;
  if (next === '' && reader.mode.partial) reader.pos++;
  else if (/[!-/:-@[-`{-~]/.test(next)) reader.say(next, 2);
  else reader.literal(1);
}

/** Code between runs of backticks of the same length. */
export function takeCode(reader: InlineReader, missing: Missing): void {
  const { src } = reader;
  let open = reader.pos;
  while (src.charCodeAt(open) === 96) open++;
  const length = open - reader.pos;
  if (!missing.has(length)) {
    for (let at = src.indexOf('`', open); at >= 0;) {
      let end = at;
      while (src.charCodeAt(end) === 96) end++;
      if (end - at === length) return reader.append(reader.nodes.code(codeText(src.slice(open, at))), end);
      at = src.indexOf('`', end);
    }
    missing.add(length);
  }
  reader.held = true;
  if (reader.mode.partial && length < 3 && src.length - open < GUESS_WITHIN) {
    const rest = src.slice(open).replace(/`+$/, '');
    if (rest.trim()) reader.append(reader.nodes.code(rest), src.length);
    else reader.pos = src.length;
  } else reader.literal(length);
}

function codeText(raw: string): string {
  const text = raw.replaceAll('\n', ' ');
  return /^ .*[^ ].* $|^ [^ ] $/.test(text) ? text.slice(1, -1) : text;
}

/** An address in angle brackets, or a break tag in a table cell. */
export function takeAngle(reader: InlineReader): void {
  const link = readAngled(reader.src, reader.pos);
  if (link) return takeAutolink(reader, link);
  if (reader.mode.cell) {
    BREAK_TAG.lastIndex = reader.pos;
    if (BREAK_TAG.test(reader.src)) return reader.append(document.createElement('br'), BREAK_TAG.lastIndex);
  }
  if (/^[^\s<>]{0,400}\/?$/.test(reader.src.slice(reader.pos + 1, reader.pos + 402))) reader.held = true;
  reader.literal(1);
}

/** A character reference. */
export function takeEntity(reader: InlineReader): void {
  const entity = readEntity(reader.src, reader.pos);
  if (entity) return reader.say(entity.value, entity.end - reader.pos);
  if (reader.src.length - reader.pos < 34 && /^&#?\w*$/.test(reader.src.slice(reader.pos))) reader.held = true;
  reader.literal(1);
}

/** A formula within a sentence. */
export function takeMath(reader: InlineReader, open: '$' | '\\(' | '\\[', missing: Missing): void {
  const math = missing.has(open) ? null : readMath(reader.src, reader.pos, open);
  if (math !== null && math !== 'open') return reader.append(reader.nodes.math(math.tex, math.display), math.end);
  if (math === 'open') {
    missing.add(open);
    reader.held = true;
  }
  if (open === '$') reader.literal(1);
  else reader.say(open.charAt(1), 2);
}

/** A colon, which may belong to the scheme of an address. */
export function takeColon(reader: InlineReader): void {
  const before = reader.src.slice(Math.max(0, reader.pos - 6), reader.pos);
  const scheme = /(?<![A-Za-z\d])https?$/i.exec(before)?.[0];
  if (!scheme || reader.text.length < scheme.length) return reader.literal(1);
  if (reader.src.length - reader.pos < 4) reader.held = true;
  const link = readBare(reader.src, reader.pos - scheme.length);
  if (!link) return reader.literal(1);
  reader.text = reader.text.slice(0, -scheme.length);
  takeAutolink(reader, link);
}

/** An at sign, which may belong to a mail address. */
export function takeAt(reader: InlineReader): void {
  const mail = readMail(reader.src, reader.pos, reader.text);
  if (!mail) {
    if (/^@[\w.-]*$/.test(reader.src.slice(reader.pos, reader.pos + 256))) reader.held = true;
    return reader.literal(1);
  }
  reader.text = reader.text.slice(0, -mail.local);
  takeAutolink(reader, mail);
}

/** An address that stands in the text by itself. */
export function takeAutolink(reader: InlineReader, link: Autolink): void {
  // No link is made before its whole address is known; inside a link's words it stays text.
  const within = reader.bracketed && /^[^\n]*?\](?:\(|\[)/.test(reader.src.slice(link.end, link.end + 300));
  const open = link.reach >= reader.src.length && reader.src.charAt(link.end - 1) !== '>';
  if (open) reader.held = true;
  if (within || (open && reader.mode.partial)) {
    reader.text += link.text;
    reader.pos = link.end;
    return;
  }
  reader.countLink();
  reader.append(reader.nodes.link({ href: link.href, title: '' }, document.createTextNode(link.text)), link.end);
}
