import { readAngled, readBare, readMail, type Autolink } from './autolink.ts';
import { Delimiters, flanking, type Delimiter } from './emphasis.ts';
import { readEntity } from './entities.ts';
import { readInlineLink, readLabel, type Destination } from './linkSyntax.ts';
import { readMath } from './mathSyntax.ts';
import type { InlineNodes } from './inlineNodes.ts';

const PLAIN = /[^\n\\`*_~[\]!<&$:@]+/y;
const CITATION = /^\d{1,3}(?:\s*[,，、]\s*\d{1,3}){0,9}$/;
const BREAK_TAG = /<br\s*\/?>/iy;
/** How far back an unclosed mark may lie and still be shown as if it were closed while text streams in. */
const GUESS_WITHIN = 400;
/** A text node is ended after this many characters, so that growth never re-reads a long one. */
const TEXT_RUN = 240;

interface Bracket {
  readonly node: Text;
  readonly image: boolean;
  readonly at: number;
  readonly delimiter: Delimiter | null;
  readonly previous: Bracket | null;
  active: boolean;
}

/** How one piece of inline text is read. */
export interface InlineMode {
  /** The text goes on: unclosed marks are shown closed and half-written links show only their words. */
  readonly partial: boolean;
  /** Inside a table cell `<br>` is a line break, the only tag that is not shown as text. */
  readonly cell: boolean;
}

/**
 * Reads inline Markdown from one offset on and builds its nodes (no HTML is ever parsed).
 * `settledAt`/`settledNode` tell up to where the outcome cannot change when the text grows.
 */
export class InlineParser {
  readonly fragment = document.createDocumentFragment();
  settledAt: number;
  settledNode: Node | null = null;
  settledLinks = 0;
  links = 0;
  /** The last node is plain text to which further plain characters may simply be added. */
  endsPlain = false;
  readonly #src: string;
  readonly #nodes: InlineNodes;
  readonly #mode: InlineMode;
  readonly #delimiters = new Delimiters();
  #brackets: Bracket | null = null;
  #waiting: Delimiter | null = null;
  #held = false;
  #text = '';
  #pos: number;
  #noTicks = new Set<number>();
  #noMath = new Set<string>();

  constructor(src: string, from: number, nodes: InlineNodes, mode: InlineMode) {
    this.#src = src;
    this.#pos = from;
    this.settledAt = from;
    this.#nodes = nodes;
    this.#mode = mode;
    const end = src.length;
    while (this.#pos < end) this.#step();
    this.endsPlain = this.#text !== '' && !this.#brackets && !this.#delimiters.last && !this.#held;
    this.#flush();
    this.#delimiters.match(this.#waiting, null);
    if (mode.partial) this.#guess();
  }

  #step(): void {
    const src = this.#src;
    if (this.#text === '') this.#settle();
    PLAIN.lastIndex = this.#pos;
    const plain = PLAIN.exec(src);
    if (plain) {
      this.#plain(plain[0]);
      return;
    }
    switch (src.charAt(this.#pos)) {
      case '\n':
        return this.#newline();
      case '\\':
        return this.#escape();
      case '`':
        return this.#code();
      case '*':
      case '_':
      case '~':
        return this.#delimiter();
      case '!':
        if (src.charAt(this.#pos + 1) === '[') return this.#open(true);
        if (this.#pos + 1 === src.length) this.#held = true;
        return this.#literal(1);
      case '[':
        return this.#open(false);
      case ']':
        return this.#close();
      case '<':
        return this.#angle();
      case '&':
        return this.#entity();
      case '$':
        return this.#nodes.mathEnabled ? this.#math('$') : this.#literal(1);
      case ':':
        return this.#colon();
      case '@':
        return this.#at();
      default:
        return this.#literal(1);
    }
  }

  /** Everything before this point is final, unless an opener before it still waits for its closer. */
  #settle(): void {
    if (this.#held || this.#brackets || this.#delimiters.last) return;
    this.settledAt = this.#pos;
    this.settledNode = this.fragment.lastChild;
    this.settledLinks = this.links;
  }

  #countLink(): void {
    this.links++;
    this.#nodes.countLinks(1);
  }

  #flush(): void {
    if (this.#text === '') return;
    this.fragment.append(this.#text);
    this.#text = '';
  }

  #literal(length: number): void {
    this.#text += this.#src.slice(this.#pos, this.#pos + length);
    this.#pos += length;
  }

  #append(node: Node, end: number): void {
    this.#flush();
    this.fragment.append(node);
    this.#pos = end;
  }

  #plain(run: string): void {
    const www = run.search(/(?<![\w.-])www\./i);
    if (www > 0) run = run.slice(0, www);
    else if (www === 0) {
      const link = readBare(this.#src, this.#pos);
      if (link) return this.#autolink(link);
    }
    if (this.#text.length > TEXT_RUN && this.#text.charCodeAt(this.#text.length - 1) > 0x2e80) {
      this.#flush();
      this.#settle();
    }
    this.#text += run;
    this.#pos += run.length;
  }

  #newline(): void {
    const kept = this.#text.replace(/ +$/, '');
    const hard = this.#text.length - kept.length >= 2;
    this.#text = kept;
    let end = this.#pos + 1;
    while (this.#src.charAt(end) === ' ') end++;
    if (hard) this.#append(document.createElement('br'), end);
    else {
      this.#text += '\n';
      this.#pos = end;
    }
  }

  #escape(): void {
    const next = this.#src.charAt(this.#pos + 1);
    if (this.#nodes.mathEnabled && (next === '(' || next === '[')) return this.#math(next === '(' ? '\\(' : '\\[');
    if (next === '\n') return this.#append(document.createElement('br'), this.#pos + 2);
    if (next === '') this.#held = true;
    if (next === '' && this.#mode.partial) this.#pos++;
    else if (/[!-/:-@[-`{-~]/.test(next)) {
      this.#text += next;
      this.#pos += 2;
    } else this.#literal(1);
  }

  #code(): void {
    const src = this.#src;
    let open = this.#pos;
    while (src.charCodeAt(open) === 96) open++;
    const length = open - this.#pos;
    if (!this.#noTicks.has(length)) {
      for (let at = src.indexOf('`', open); at >= 0;) {
        let end = at;
        while (src.charCodeAt(end) === 96) end++;
        if (end - at === length) return this.#append(this.#nodes.code(codeText(src.slice(open, at))), end);
        at = src.indexOf('`', end);
      }
      this.#noTicks.add(length);
    }
    this.#held = true;
    if (this.#mode.partial && length < 3 && src.length - open < GUESS_WITHIN) {
      const rest = src.slice(open).replace(/`+$/, '');
      if (rest.trim()) this.#append(this.#nodes.code(rest), src.length);
      else this.#pos = src.length;
    } else this.#literal(length);
  }

  #delimiter(): void {
    const src = this.#src;
    const char = src.charAt(this.#pos);
    let end = this.#pos;
    while (src.charAt(end) === char) end++;
    const length = end - this.#pos;
    // One tilde is a Chinese range sign (10~20), three or more are nobody's syntax.
    if (char === '~' && length !== 2 && end < src.length) return this.#literal(length);
    const { opens, closes } = flanking(src, this.#pos, end, char);
    if (end === src.length) {
      this.#held = true;
      // What a run at the very end means depends on what follows; until then it shows nothing.
      if (this.#mode.partial) {
        this.#pos = end;
        return;
      }
    }
    if ((char === '~' && length !== 2) || (!opens && !closes)) return this.#literal(length);
    this.#flush();
    const node = document.createTextNode(src.slice(this.#pos, end));
    const run = this.#delimiters.push({ node, char, at: this.#pos, original: length, opens, closes });
    this.#append(node, end);
    if (closes) this.#waiting ??= run;
    this.#match();
  }

  #match(): void {
    if (this.#brackets || !this.#waiting) return;
    this.#delimiters.match(this.#waiting, null);
    this.#waiting = null;
  }

  #open(image: boolean): void {
    const length = image ? 2 : 1;
    const node = document.createTextNode(this.#src.slice(this.#pos, this.#pos + length));
    this.#append(node, this.#pos + length);
    this.#brackets = {
      node,
      image,
      at: this.#pos,
      delimiter: this.#delimiters.last,
      previous: this.#brackets,
      active: true,
    };
  }

  #close(): void {
    const bracket = this.#brackets;
    if (!bracket) return this.#literal(1);
    const src = this.#src;
    const after = this.#pos + 1;
    const inner = src.slice(bracket.at, this.#pos);
    this.#flush();
    if (bracket.active) {
      const read = src.charAt(after) === '(' ? readInlineLink(src, after) : null;
      if (read?.kind === 'link') return this.#link(bracket, read.destination, read.end);
      if (read?.kind === 'open') this.#held = true;
      if (read?.kind === 'open' && this.#mode.partial && src.length - after < GUESS_WITHIN)
        return this.#halfLink(bracket);
      const label = readLabel(src, after);
      const name = label?.label || inner;
      if (name.length < 1000 && !/^\s*$/.test(name)) {
        const destination = this.#nodes.reference(name);
        if (destination) return this.#link(bracket, destination, label ? label.end : after);
      }
    }
    this.#brackets = bracket.previous;
    if (after === src.length) this.#held = true;
    if (!bracket.image && CITATION.test(inner)) {
      while (bracket.node.nextSibling) bracket.node.nextSibling.remove();
      bracket.node.remove();
      this.#countLink();
      this.#append(this.#nodes.citation(inner), after);
    } else if (after === src.length && this.#mode.partial && !bracket.image) {
      bracket.node.remove();
      this.#pos = after;
    } else this.#literal(1);
    this.#match();
  }

  #link(bracket: Bracket, destination: Destination, end: number): void {
    const inside = bracket.delimiter ? bracket.delimiter.next : firstAfter(this.#delimiters, bracket.at);
    this.#delimiters.match(inside, bracket.delimiter);
    while (this.#delimiters.last && this.#delimiters.last !== bracket.delimiter)
      this.#delimiters.remove(this.#delimiters.last);
    if (this.#waiting && this.#waiting.at > bracket.at) this.#waiting = null;
    const content = document.createDocumentFragment();
    while (bracket.node.nextSibling) content.append(bracket.node.nextSibling);
    if (bracket.image) for (const inner of content.querySelectorAll('img')) inner.replaceWith(inner.alt);
    bracket.node.remove();
    this.#brackets = bracket.previous;
    this.#countLink();
    this.#append(
      bracket.image ? this.#nodes.image(destination, content.textContent) : this.#nodes.link(destination, content),
      end,
    );
    if (!bracket.image)
      for (let outer = this.#brackets; outer; outer = outer.previous) if (!outer.image) outer.active = false;
    this.#match();
  }

  /** `[words](addr…` at the end of a growing text: the words alone; an unfinished image shows nothing. */
  #halfLink(bracket: Bracket): void {
    if (bracket.image) while (bracket.node.nextSibling) bracket.node.nextSibling.remove();
    bracket.node.remove();
    this.#brackets = bracket.previous;
    this.#pos = this.#src.length;
  }

  #angle(): void {
    const link = readAngled(this.#src, this.#pos);
    if (link) return this.#autolink(link);
    if (this.#mode.cell) {
      BREAK_TAG.lastIndex = this.#pos;
      if (BREAK_TAG.test(this.#src)) return this.#append(document.createElement('br'), BREAK_TAG.lastIndex);
    }
    if (/^[^\s<>]{0,400}\/?$/.test(this.#src.slice(this.#pos + 1, this.#pos + 402))) this.#held = true;
    this.#literal(1);
  }

  #entity(): void {
    const entity = readEntity(this.#src, this.#pos);
    if (!entity) {
      if (this.#src.length - this.#pos < 34 && /^&#?\w*$/.test(this.#src.slice(this.#pos))) this.#held = true;
      return this.#literal(1);
    }
    this.#text += entity.value;
    this.#pos = entity.end;
  }

  #math(open: '$' | '\\(' | '\\['): void {
    const math = this.#noMath.has(open) ? null : readMath(this.#src, this.#pos, open);
    if (math === null) {
      if (open === '$') return this.#literal(1);
      this.#text += open.charAt(1);
      this.#pos += 2;
    } else if (math === 'open') {
      this.#noMath.add(open);
      this.#held = true;
      if (open === '$') return this.#literal(1);
      this.#text += open.charAt(1);
      this.#pos += 2;
    } else this.#append(this.#nodes.math(math.tex, math.display), math.end);
  }

  #colon(): void {
    const scheme = /(?<![A-Za-z\d])https?$/i.exec(this.#text.slice(-6))?.[0];
    if (!scheme) return this.#literal(1);
    const start = this.#pos - scheme.length;
    if (this.#src.length - this.#pos < 4) this.#held = true;
    const link = readBare(this.#src, start);
    if (!link) return this.#literal(1);
    this.#text = this.#text.slice(0, -scheme.length);
    this.#autolink(link);
  }

  #at(): void {
    const mail = readMail(this.#src, this.#pos, this.#text);
    if (!mail) {
      if (/^@[\w.-]*$/.test(this.#src.slice(this.#pos, this.#pos + 256))) this.#held = true;
      return this.#literal(1);
    }
    this.#text = this.#text.slice(0, -mail.local);
    this.#autolink(mail);
  }

  #autolink(link: Autolink): void {
    // No link is made before its whole address is known; inside a link's words it stays text.
    const within = this.#brackets !== null && /^[^\n]*?\](?:\(|\[)/.test(this.#src.slice(link.end, link.end + 300));
    const open = link.reach >= this.#src.length && this.#src.charAt(link.end - 1) !== '>';
    if (open) this.#held = true;
    if (within || (open && this.#mode.partial)) {
      this.#text += link.text;
      this.#pos = link.end;
      return;
    }
    this.#countLink();
    this.#append(this.#nodes.link({ href: link.href, title: '' }, document.createTextNode(link.text)), link.end);
  }

  /** Shows what is still open at the end of a growing text as it will most likely turn out. */
  #guess(): void {
    const end = this.#src.length;
    for (let bracket = this.#brackets; bracket && end - bracket.at < GUESS_WITHIN; bracket = bracket.previous) {
      if (bracket.image) while (bracket.node.nextSibling) bracket.node.nextSibling.remove();
      bracket.node.remove();
    }
    let run = this.#delimiters.last;
    for (let left = 4; run && left > 0 && end - run.at < GUESS_WITHIN; run = run.previous, left--) {
      if (!run.opens) continue;
      if (run.node.parentNode === this.fragment) {
        const element = document.createElement(run.char === '~' ? 'del' : run.count > 1 ? 'strong' : 'em');
        while (run.node.nextSibling) element.append(run.node.nextSibling);
        run.node.after(element);
      }
      run.node.remove();
    }
  }
}

function codeText(raw: string): string {
  const text = raw.replaceAll('\n', ' ');
  return /^ .*[^ ].* $|^ [^ ] $/.test(text) ? text.slice(1, -1) : text;
}

function firstAfter(delimiters: Delimiters, at: number): Delimiter | null {
  let first: Delimiter | null = null;
  for (let run = delimiters.last; run && run.at >= at; run = run.previous) first = run;
  return first;
}

/** Whether the characters can be added to plain text without changing how anything is read. */
export function isPlain(text: string): boolean {
  PLAIN.lastIndex = 0;
  return PLAIN.test(text) && PLAIN.lastIndex === text.length;
}
