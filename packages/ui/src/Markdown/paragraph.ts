import type { BlockOwner } from './blockOwner.ts';
import { InlineText } from './inlineText.ts';
import type { Leaf } from './leaf.ts';
import { readDefinition } from './linkSyntax.ts';

const MAYBE_DEFINITION = /^\[(?:\\.|[^[\]\\])+\]:/;

/** Running text; may turn out to be a heading, a table's head or reference definitions. */
export class Paragraph implements Leaf {
  readonly kind = 'paragraph';
  readonly element: HTMLElement;
  #raw = '';
  // Kept apart: cut out of a long text for every line it would cost the square of it.
  #last = '';
  #owner: BlockOwner;
  #inline: InlineText;
  #lineOpen = false;

  constructor(owner: BlockOwner, element = document.createElement('p')) {
    this.#owner = owner;
    this.element = element;
    this.#inline = new InlineText(element, owner);
  }

  text(added: string): void {
    if (!this.#lineOpen && this.#raw) this.#raw += '\n';
    this.#last = this.#lineOpen ? this.#last + added : added;
    this.#lineOpen = true;
    this.#raw += added;
  }

  endLine(): void {
    this.#lineOpen = false;
  }

  flush(): void {
    // A first line that starts like a table row waits for the line that decides.
    if (this.#raw.startsWith('|') && !this.#raw.includes('\n')) return;
    if (this.#raw.startsWith('[') && MAYBE_DEFINITION.test(this.#raw)) return;
    this.#inline.set(this.#raw, true);
  }

  close(): void {
    this.takeDefinitions();
    if (!this.#raw.trim()) {
      this.element.remove();
      return;
    }
    this.#inline.set(this.#raw, false);
    this.#owner.settled(this.#inline);
  }

  /** Registers and removes the definitions at the start; false if nothing is left. */
  takeDefinitions(): boolean {
    while (this.#raw.startsWith('[')) {
      const definition = readDefinition(this.#raw, 0);
      if (!definition) break;
      this.#owner.define(definition.label, definition.destination);
      this.#raw = this.#raw.slice(definition.end);
    }
    return this.#raw.trim() !== '';
  }

  get lastLine(): string {
    return this.#last;
  }

  /** Gives the last line away to a table; answers whether anything is left of the paragraph. */
  dropLastLine(): boolean {
    const at = this.#raw.lastIndexOf('\n');
    this.#raw = at < 0 ? '' : this.#raw.slice(0, at);
    return at >= 0;
  }

  /** The text, when an underline makes this a heading. */
  get source(): string {
    return this.#raw;
  }
}

/** A heading; closing number signs are dropped. */
export class Heading implements Leaf {
  readonly kind = 'heading';
  readonly element: HTMLElement;
  #raw = '';
  #owner: BlockOwner;
  #inline: InlineText;

  constructor(owner: BlockOwner, level: number) {
    this.#owner = owner;
    this.element = document.createElement(`h${level}`);
    this.#inline = new InlineText(this.element, owner);
  }

  text(added: string): void {
    this.#raw += added;
  }

  endLine(): void {}

  flush(): void {
    this.#inline.set(this.#title(), true);
  }

  close(): void {
    this.#inline.set(this.#title(), false);
    this.#owner.settled(this.#inline);
  }

  #title(): string {
    const text = this.#raw.trim();
    let end = text.length;
    while (text.charCodeAt(end - 1) === 35) end--;
    const closes = end < text.length && (end === 0 || /[ \t]/.test(text.charAt(end - 1)));
    return closes ? text.slice(0, end).trimEnd() : text;
  }
}
