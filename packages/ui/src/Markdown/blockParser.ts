import type { BlockOwner } from './blockOwner.ts';
import { CodeBlock } from './codeBlock.ts';
import { List, type Container } from './containers.ts';
import { unescapeText } from './entities.ts';
import type { Leaf } from './leaf.ts';
import {
  ATX,
  BREAK,
  decides,
  detab,
  FENCE,
  indentOf,
  ITEM,
  MATH,
  TASK,
  UNDERLINE,
  type LinePlace,
} from './lineStart.ts';
import { MathBlock } from './mathBlock.ts';
import { Heading, Paragraph } from './paragraph.ts';
import type { Sections } from './sections.ts';
import { readDelimiterRow, TableBlock } from './tableBlock.ts';

const MAX_DEPTH = 100;

/**
 * Reads Markdown as it arrives and builds the page from it. A line is read once: as soon as its beginning decides
 * which block it belongs to, what follows goes straight to that block.
 */
export class BlockParser {
  readonly #owner: BlockOwner;
  readonly #sections: Sections;
  #stack: Container[] = [];
  #leaf: Leaf | null = null;
  #fence: { mark: string; indent: number } | null = null;
  #line = '';
  #lineOpen = false;
  /** Characters of the current line taken before this call. */
  #length = 0;

  constructor(owner: BlockOwner, sections: Sections) {
    this.#owner = owner;
    this.#sections = sections;
  }

  /** Takes further text. Nothing is shown before `flush`. */
  push(added: string): void {
    let at = 0;
    for (let end = added.indexOf('\n'); end >= 0; end = added.indexOf('\n', at)) {
      const rest = added.slice(at, end);
      if (this.#lineOpen) this.#leaf?.text(rest);
      else this.#open(this.#line + rest);
      this.#endLine();
      this.#sections.grew(this.#length + rest.length);
      this.#length = 0;
      this.#line = '';
      this.#lineOpen = false;
      at = end + 1;
    }
    const rest = at ? added.slice(at) : added;
    this.#length += rest.length;
    if (this.#lineOpen) {
      this.#leaf?.text(rest);
      return;
    }
    this.#line += rest;
    if (!this.#line || !decides(this.#line, this.#place())) return;
    this.#open(this.#line);
    this.#lineOpen = true;
  }

  flush(): void {
    this.#leaf?.flush();
  }

  /** The text is complete. */
  end(): void {
    if (!this.#lineOpen && this.#line) this.#open(this.#line);
    if (this.#lineOpen || this.#line) this.#endLine();
    this.#line = '';
    this.#lineOpen = false;
    this.#cut(0);
  }

  #endLine(): void {
    this.#leaf?.endLine();
    if (this.#leaf?.kind === 'heading') this.#closeLeaf();
  }

  #place(): LinePlace {
    const kind = this.#leaf?.kind;
    if (kind === 'fence') return this.#stack.length > 0 ? 'nestedFence' : 'fence';
    return kind === 'math' || kind === 'paragraph' ? kind : 'other';
  }

  /** Reads the beginning of a line: which containers go on, which blocks start. */
  #open(raw: string): void {
    let rest = detab(raw.includes('\0') ? raw.replaceAll('\0', '\ufffd') : raw, this.#leaf?.kind === 'fence');
    let matched = 0;
    for (const container of this.#stack) {
      if (container.kind === 'quote') {
        const mark = /^ {0,3}> ?/.exec(rest);
        if (!mark) break;
        rest = rest.slice(mark[0].length);
      } else if (rest.trim() === '') {
        if (!container.filled) break;
      } else if (indentOf(rest) >= container.indent) rest = rest.slice(container.indent);
      else break;
      matched++;
    }
    const whole = matched === this.#stack.length;
    if (whole && this.#continues(rest)) return;
    if (rest.trim() === '') {
      this.#blankLine(matched);
      return;
    }
    this.#start(rest, matched, whole);
  }

  /** A line of code or of a formula, if such a block is open. */
  #continues(rest: string): boolean {
    const leaf = this.#leaf;
    if (leaf?.kind === 'fence' && this.#fence) {
      const { mark, indent } = this.#fence;
      const trimmed = rest.trim();
      const closes =
        trimmed.length >= mark.length && indentOf(rest) < 4 && trimmed === mark.charAt(0).repeat(trimmed.length);
      if (closes) this.#closeLeaf();
      else leaf.text(rest.slice(Math.min(indentOf(rest), indent)));
      return true;
    }
    if (leaf instanceof MathBlock) {
      if (leaf.line(rest)) this.#closeLeaf();
      return true;
    }
    if (leaf?.kind === 'indented') {
      if (rest.trim() !== '' && indentOf(rest) < 4) return false;
      leaf.text(rest.slice(Math.min(indentOf(rest), 4)));
      return true;
    }
    return false;
  }

  #blankLine(matched: number): void {
    const paragraph = this.#leaf?.kind === 'paragraph' || this.#leaf?.kind === 'table';
    if (paragraph || matched < this.#stack.length) this.#closeLeaf();
    // A blank line ends a quote; a list goes on, but an item that is still empty takes nothing more.
    const ended = this.#stack.findIndex((container, i) => i >= matched && container.kind === 'quote');
    if (ended >= 0) this.#cut(ended);
    // A blank line inside a quote is none for the item around the quote.
    for (const container of this.#stack.toReversed()) {
      if (container.kind !== 'item') break;
      container.blank = true;
      if (!container.filled) container.indent = Number.POSITIVE_INFINITY;
    }
  }

  /** Opens the blocks that start on this line and hands the remaining text to the last of them. */
  #start(line: string, matched: number, whole: boolean): void {
    let rest = line;
    let same = whole;
    let depth = matched;
    for (;;) {
      const indent = indentOf(rest);
      const text = rest.slice(indent);
      const paragraph = same && this.#leaf instanceof Paragraph ? this.#leaf : null;
      if (indent >= 4 && text !== '') {
        if (paragraph || (this.#leaf instanceof Paragraph && depth === matched)) break;
        this.#cut(depth);
        this.#put(new CodeBlock(this.#owner, 'indented', ''));
        this.#leaf?.text(rest.slice(4));
        return;
      }
      if (text.startsWith('>') && this.#stack.length < MAX_DEPTH) {
        this.#cut(depth);
        const element = document.createElement('blockquote');
        this.#append(element);
        this.#stack.push({ kind: 'quote', element });
        rest = text.slice(text.startsWith('> ') ? 2 : 1);
      } else if (this.#leafBlock(text, indent, depth, paragraph)) return;
      else {
        const item = this.#item(text, indent, depth, paragraph);
        if (item === null) break;
        rest = item;
      }
      same = false;
      depth = this.#stack.length;
      if (rest.trim() === '') return;
    }
    this.#words(rest.trimStart(), depth, matched, same);
  }

  /** Headings, fences, formulas, rules and tables: blocks that hold no other blocks. */
  #leafBlock(text: string, indent: number, depth: number, paragraph: Paragraph | null): boolean {
    const atx = ATX.exec(text);
    if (atx) {
      this.#cut(depth);
      this.#put(new Heading(this.#owner, atx[0].length));
      this.#leaf?.text(text.slice(atx[0].length));
      return true;
    }
    const fence = FENCE.exec(text);
    if (fence) {
      this.#cut(depth);
      const mark = fence[1] ?? fence[3] ?? '';
      this.#fence = { mark, indent };
      const info = unescapeText((fence[2] ?? fence[4] ?? '').trim());
      this.#put(new CodeBlock(this.#owner, 'fence', info.split(/[\s{]/)[0] ?? ''));
      return true;
    }
    if (this.#owner.mathEnabled && MATH.test(text) && this.#mathBlock(text, depth)) return true;
    if (paragraph && UNDERLINE.test(text) && paragraph.takeDefinitions()) {
      this.#underline(paragraph, text.startsWith('=') ? 1 : 2);
      return true;
    }
    if (BREAK.test(text)) {
      this.#cut(depth);
      this.#append(document.createElement('hr'));
      return true;
    }
    const columns = paragraph ? readDelimiterRow(paragraph.lastLine, text) : null;
    if (!paragraph || !columns) return false;
    const head = paragraph.lastLine;
    if (!paragraph.dropLastLine()) {
      paragraph.element.remove();
      this.#leaf = null;
    }
    this.#closeLeaf();
    this.#put(new TableBlock(this.#owner, head, columns));
    return true;
  }

  #mathBlock(text: string, depth: number): boolean {
    const opener = text.startsWith('$$') ? '$$' : '\\[';
    const closer = opener === '$$' ? '$$' : '\\]';
    const inner = text.slice(2);
    const end = inner.indexOf(closer);
    // Words after a formula on its line: it is part of the sentence.
    if (end >= 0 && inner.slice(end + 2).trim() !== '') return false;
    this.#cut(depth);
    const block = new MathBlock(this.#owner, opener);
    this.#put(block);
    if (inner.trim() !== '' && block.line(inner)) this.#closeLeaf();
    return true;
  }

  #underline(paragraph: Paragraph, level: number): void {
    const heading = new Heading(this.#owner, level);
    heading.text(paragraph.source);
    paragraph.element.replaceWith(heading.element);
    heading.close();
    this.#leaf = null;
  }

  /** A list item; answers the rest of the line, or null if this is none. */
  #item(text: string, indent: number, depth: number, paragraph: Paragraph | null): string | null {
    const match = ITEM.exec(text);
    if (!match || this.#stack.length >= MAX_DEPTH) return null;
    const mark = match[3] ?? match[1] ?? '';
    const start = match[2] === undefined ? null : Number(match[2]);
    const after = text.slice(match[0].length);
    const sibling = this.#stack[depth];
    const goesOn = sibling?.kind === 'item' && sibling.list.mark === mark;
    // Only a list that starts at one may break into a paragraph; a number at a line's start is usually just a number.
    if (paragraph && !goesOn && (after.trim() === '' || (start !== null && start !== 1))) return null;
    const spaces = indentOf(after);
    const blank = after.trim() === '';
    const padding = blank || spaces > 4 ? 1 : spaces;
    let list: List;
    if (goesOn) {
      list = sibling.list;
      if (sibling.blank) list.loosen();
      this.#cut(depth);
      for (const container of this.#stack) if (container.kind === 'item') container.blank = false;
    } else {
      this.#cut(depth);
      list = new List(this.#owner.classes, mark, start);
      this.#append(list.element);
    }
    const element = list.item();
    this.#stack.push({
      kind: 'item',
      element,
      list,
      indent: indent + match[0].length + padding,
      filled: !blank,
      blank: false,
    });
    let rest = blank ? '' : after.slice(padding);
    const task = TASK.exec(rest);
    if (task) {
      rest = rest.slice(task[0].length);
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.disabled = true;
      box.defaultChecked = task[1] !== ' ';
      element.className = this.#owner.classes.task;
      element.append(box);
    }
    return rest;
  }

  /** Text that starts no block: it continues a paragraph or a table, or begins a paragraph. */
  #words(text: string, depth: number, matched: number, same: boolean): void {
    const leaf = this.#leaf;
    const lazy = leaf instanceof Paragraph && depth === matched;
    if (leaf && (lazy || (same && leaf.kind === 'table'))) {
      leaf.text(text);
      return;
    }
    this.#cut(depth);
    this.#put(new Paragraph(this.#owner));
    this.#leaf?.text(text);
  }

  #put(leaf: Leaf & { element: HTMLElement }): void {
    this.#append(leaf.element);
    this.#leaf = leaf;
  }

  #append(element: HTMLElement): void {
    const top = this.#stack.at(-1);
    for (const container of this.#stack) {
      if (container.kind !== 'item') continue;
      if (container === top && container.blank && container.element.childElementCount > 0) container.list.loosen();
      container.filled = true;
      container.blank = false;
    }
    if (top) top.element.append(element);
    else this.#sections.add(element);
  }

  #closeLeaf(): void {
    const leaf = this.#leaf;
    this.#leaf = null;
    leaf?.close();
  }

  /** Closes the open block and all containers from `depth` on. */
  #cut(depth: number): void {
    this.#closeLeaf();
    this.#stack.length = Math.min(this.#stack.length, depth);
  }
}
