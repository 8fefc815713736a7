import type { InlineNodes } from './inlineNodes.ts';

/** How one piece of inline text is read. */
export interface InlineMode {
  /** The text goes on: unclosed marks are shown closed and half-written links show only their words. */
  readonly partial: boolean;
  /** Inside a table cell `<br>` is a line break, the only tag that is not shown as text. */
  readonly cell: boolean;
}

/** How far one piece of inline text has been read, and the nodes that came of it. */
export class InlineReader {
  readonly fragment = document.createDocumentFragment();
  readonly src: string;
  readonly nodes: InlineNodes;
  readonly mode: InlineMode;
  pos: number;
  /** Plain characters that are read but not yet in the fragment. */
  text = '';
  /** Something was read that may turn out otherwise when the text goes on. */
  held = false;
  /** Links and citations made. */
  links = 0;
  /** Inside brackets that may become a link. */
  bracketed = false;

  constructor(src: string, from: number, nodes: InlineNodes, mode: InlineMode) {
    this.src = src;
    this.pos = from;
    this.nodes = nodes;
    this.mode = mode;
  }

  /** Takes the next characters as they are. */
  literal(length: number): void {
    this.text += this.src.slice(this.pos, this.pos + length);
    this.pos += length;
  }

  /** Takes `length` characters, which stand for `text`. */
  say(text: string, length: number): void {
    this.text += text;
    this.pos += length;
  }

  append(node: Node, end: number): void {
    this.flush();
    this.fragment.append(node);
    this.pos = end;
  }

  flush(): void {
    if (this.text === '') return;
    this.fragment.append(this.text);
    this.text = '';
  }

  countLink(): void {
    this.links++;
    this.nodes.countLinks(1);
  }
}
