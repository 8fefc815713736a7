import type { BlockOwner } from './blockOwner.ts';
import { BlockTree, MAX_DEPTH } from './blockTree.ts';
import { CodeBlock } from './codeBlock.ts';
import { startLeaf } from './leafBlocks.ts';
import { decides, detab, indentOf, type LinePlace } from './lineStart.ts';
import { startItem } from './listItem.ts';
import { MathBlock } from './mathBlock.ts';
import { Paragraph } from './paragraph.ts';
import type { Sections } from './sections.ts';

/**
 * Reads Markdown as it arrives and builds the page from it. A line is read once: as soon as its beginning decides
 * which block it belongs to, what follows goes straight to that block.
 */
export class BlockParser {
  readonly #tree: BlockTree;
  readonly #sections: Sections;
  #line = '';
  #lineOpen = false;
  /** Characters of the current line taken before this call. */
  #length = 0;

  constructor(owner: BlockOwner, sections: Sections) {
    this.#tree = new BlockTree(owner, sections);
    this.#sections = sections;
  }

  /** Takes further text. Nothing is shown before `flush`. */
  push(added: string): void {
    let at = 0;
    for (let end = added.indexOf('\n'); end >= 0; end = added.indexOf('\n', at)) {
      const rest = added.slice(at, end);
      if (this.#lineOpen) this.#tree.leaf?.text(rest);
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
      this.#tree.leaf?.text(rest);
      return;
    }
    this.#line += rest;
    if (!this.#line || !decides(this.#line, this.#place())) return;
    this.#open(this.#line);
    this.#lineOpen = true;
  }

  flush(): void {
    this.#tree.leaf?.flush();
  }

  /** The text is complete. */
  end(): void {
    if (!this.#lineOpen && this.#line) this.#open(this.#line);
    if (this.#lineOpen || this.#line) this.#endLine();
    this.#line = '';
    this.#lineOpen = false;
    this.#tree.cut(0);
  }

  #endLine(): void {
    this.#tree.leaf?.endLine();
    if (this.#tree.leaf?.kind === 'heading') this.#tree.closeLeaf();
  }

  #place(): LinePlace {
    const kind = this.#tree.leaf?.kind;
    if (kind === 'fence') return this.#tree.stack.length > 0 ? 'nestedFence' : 'fence';
    return kind === 'math' || kind === 'paragraph' ? kind : 'other';
  }

  /** Reads the beginning of a line: which containers go on, which blocks start. */
  #open(raw: string): void {
    let rest = detab(raw.includes('\0') ? raw.replaceAll('\0', '\ufffd') : raw, this.#tree.leaf?.kind === 'fence');
    let matched = 0;
    for (const container of this.#tree.stack) {
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
    const whole = matched === this.#tree.stack.length;
    if (whole && this.#continues(rest)) return;
    if (rest.trim() === '') {
      this.#blankLine(matched);
      return;
    }
    this.#start(rest, matched, whole);
  }

  /** A line of code or of a formula, if such a block is open. */
  #continues(rest: string): boolean {
    const leaf = this.#tree.leaf;
    if (leaf?.kind === 'fence' && this.#tree.fence) {
      const { mark, indent } = this.#tree.fence;
      const trimmed = rest.trim();
      const closes =
        trimmed.length >= mark.length && indentOf(rest) < 4 && trimmed === mark.charAt(0).repeat(trimmed.length);
      if (closes) this.#tree.closeLeaf();
      else leaf.text(rest.slice(Math.min(indentOf(rest), indent)));
      return true;
    }
    if (leaf instanceof MathBlock) {
      if (leaf.line(rest)) this.#tree.closeLeaf();
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
    const paragraph = this.#tree.leaf?.kind === 'paragraph' || this.#tree.leaf?.kind === 'table';
    if (paragraph || matched < this.#tree.stack.length) this.#tree.closeLeaf();
    // A blank line ends a quote; a list goes on, but an item that is still empty takes nothing more.
    const ended = this.#tree.stack.findIndex((container, i) => i >= matched && container.kind === 'quote');
    if (ended >= 0) this.#tree.cut(ended);
    // A blank line inside a quote is none for the item around the quote.
    for (const container of this.#tree.stack.toReversed()) {
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
      const paragraph = same && this.#tree.leaf instanceof Paragraph ? this.#tree.leaf : null;
      if (indent >= 4 && text !== '') {
        if (paragraph || (this.#tree.leaf instanceof Paragraph && depth === matched)) break;
        this.#tree.cut(depth);
        this.#tree.put(new CodeBlock(this.#tree.owner, 'indented', ''));
        this.#tree.leaf?.text(rest.slice(4));
        return;
      }
      if (text.startsWith('>') && this.#tree.stack.length < MAX_DEPTH) {
        this.#tree.cut(depth);
        const element = document.createElement('blockquote');
        this.#tree.append(element);
        this.#tree.stack.push({ kind: 'quote', element });
        rest = text.slice(text.startsWith('> ') ? 2 : 1);
      } else if (startLeaf(this.#tree, text, indent, depth, paragraph)) return;
      else {
        const item = startItem(this.#tree, text, indent, depth, paragraph);
        if (item === null) break;
        rest = item;
      }
      same = false;
      depth = this.#tree.stack.length;
      if (rest.trim() === '') return;
    }
    this.#words(rest.trimStart(), depth, matched, same);
  }

  /** Text that starts no block: it continues a paragraph or a table, or begins a paragraph. */
  #words(text: string, depth: number, matched: number, same: boolean): void {
    const leaf = this.#tree.leaf;
    const lazy = leaf instanceof Paragraph && depth === matched;
    if (leaf && (lazy || (same && leaf.kind === 'table'))) {
      leaf.text(text);
      return;
    }
    this.#tree.cut(depth);
    this.#tree.put(new Paragraph(this.#tree.owner));
    this.#tree.leaf?.text(text);
  }
}
