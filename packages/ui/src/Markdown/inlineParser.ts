import { readBare } from './autolink.ts';
import { Brackets } from './brackets.ts';
import { Delimiters, flanking } from './emphasis.ts';
import type { InlineNodes } from './inlineNodes.ts';
import { InlineReader, type InlineMode } from './inlineReader.ts';
import {
  GUESS_WITHIN,
  takeAngle,
  takeAt,
  takeAutolink,
  takeCode,
  takeColon,
  takeEntity,
  takeEscape,
  takeMath,
  takeNewline,
  type Missing,
} from './inlineTokens.ts';
import { isTimesSign, TIMES_REACH } from './timesSign.ts';

const PLAIN = /[^\n\\`*_~[\]!<&$:@]+/y;
/** A text node is ended after this many characters, so that growth never re-reads a long one. */
const TEXT_RUN = 240;

/**
 * Reads inline Markdown from one offset on and builds its nodes (no HTML is ever parsed).
 * `settledAt`/`settledNode` tell up to where the outcome cannot change when the text grows.
 */
export class InlineParser {
  readonly fragment: DocumentFragment;
  readonly links: number;
  settledAt: number;
  settledNode: Node | null = null;
  settledLinks = 0;
  /** The last node is plain text to which further plain characters may simply be added. */
  readonly endsPlain: boolean;
  readonly #reader: InlineReader;
  readonly #delimiters = new Delimiters();
  readonly #brackets: Brackets;
  readonly #missing: Missing = new Set();

  constructor(src: string, from: number, nodes: InlineNodes, mode: InlineMode) {
    const reader = new InlineReader(src, from, nodes, mode);
    this.#reader = reader;
    this.#brackets = new Brackets(reader, this.#delimiters);
    this.settledAt = from;
    const end = src.length;
    while (reader.pos < end) this.#step(reader);
    this.endsPlain = reader.text !== '' && !this.#brackets.last && !this.#delimiters.last && !reader.held;
    reader.flush();
    this.#delimiters.matchWaiting();
    if (mode.partial) this.#guess();
    this.fragment = reader.fragment;
    this.links = reader.links;
  }

  #step(reader: InlineReader): void {
    const { src } = reader;
    if (reader.text === '') this.#settle();
    PLAIN.lastIndex = reader.pos;
    const plain = PLAIN.exec(src);
    if (plain) return this.#plain(plain[0]);
    switch (src.charAt(reader.pos)) {
      case '\n':
        return takeNewline(reader);
      case '\\':
        return takeEscape(reader, this.#missing);
      case '`':
        return takeCode(reader, this.#missing);
      case '*':
      case '_':
      case '~':
        return this.#delimiter();
      case '!':
        if (src.charAt(reader.pos + 1) === '[') return this.#brackets.open(true);
        if (reader.pos + 1 === src.length) reader.held = true;
        return reader.literal(1);
      case '[':
        return this.#brackets.open(false);
      case ']':
        return this.#brackets.close();
      case '<':
        return takeAngle(reader);
      case '&':
        return takeEntity(reader);
      case '$':
        return reader.nodes.mathEnabled ? takeMath(reader, '$', this.#missing) : reader.literal(1);
      case ':':
        return takeColon(reader);
      case '@':
        return takeAt(reader);
      default:
        return reader.literal(1);
    }
  }

  /** Everything before this point is final, unless an opener before it still waits for its closer. */
  #settle(): void {
    const reader = this.#reader;
    if (reader.held || this.#brackets.last || this.#delimiters.last) return;
    this.settledAt = reader.pos;
    this.settledNode = reader.fragment.lastChild;
    this.settledLinks = reader.links;
  }

  #plain(all: string): void {
    const reader = this.#reader;
    let run = all;
    const www = run.search(/(?<![\w.-])www\./i);
    if (www > 0) run = run.slice(0, www);
    else if (www === 0) {
      const link = readBare(reader.src, reader.pos);
      if (link) return takeAutolink(reader, link);
    }
    if (reader.text.length > TEXT_RUN && endsWord(reader.src.charCodeAt(reader.pos - 1))) {
      reader.flush();
      this.#settle();
    }
    reader.say(run, run.length);
  }

  #delimiter(): void {
    const reader = this.#reader;
    const { src, pos } = reader;
    const char = src.charAt(pos);
    let end = pos;
    while (src.charAt(end) === char) end++;
    const length = end - pos;
    // One tilde is a Chinese range sign (10~20), three or more are nobody's syntax.
    if (char === '~' && length !== 2 && end < src.length) return reader.literal(length);
    const { opens, closes } = flanking(src, pos, end, char);
    if (char === '*' && end < src.length) {
      if (src.length - end < TIMES_REACH) reader.held = true;
      if (isTimesSign(src, pos, end)) return reader.literal(length);
    }
    if (end === src.length) {
      reader.held = true;
      // What a run at the very end means depends on what follows; until then it shows nothing.
      if (reader.mode.partial) {
        reader.pos = end;
        return;
      }
    }
    if ((char === '~' && length !== 2) || (!opens && !closes)) return reader.literal(length);
    const node = document.createTextNode(src.slice(pos, end));
    const run = this.#delimiters.push({ node, char, at: pos, original: length, opens, closes });
    reader.append(node, end);
    if (closes) this.#delimiters.waiting ??= run;
    if (!this.#brackets.last) this.#delimiters.matchWaiting();
  }

  /** Shows what is still open at the end of a growing text as it will most likely turn out. */
  #guess(): void {
    this.#brackets.guess();
    const { src, fragment } = this.#reader;
    let run = this.#delimiters.last;
    for (let left = 4; run && left > 0 && src.length - run.at < GUESS_WITHIN; run = run.previous, left--) {
      if (!run.opens) continue;
      if (run.node.parentNode === fragment) {
        const element = document.createElement(run.char === '~' ? 'del' : run.count > 1 ? 'strong' : 'em');
        while (run.node.nextSibling) element.append(run.node.nextSibling);
        run.node.after(element);
      }
      run.node.remove();
    }
  }
}

/** After white space or a Chinese character no address goes on, so that the text before it can stand by itself. */
const endsWord = (code: number): boolean => code <= 32 || code > 0x2e80;

/** Whether the characters can be added to plain text without changing how anything is read. */
export function isPlain(text: string): boolean {
  PLAIN.lastIndex = 0;
  return PLAIN.test(text) && PLAIN.lastIndex === text.length;
}
