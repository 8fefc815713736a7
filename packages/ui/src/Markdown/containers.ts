import type { MarkdownClasses } from './blockOwner.ts';

const ITEMS_PER_CHUNK = 24;

/** A list and where its next item goes. */
export class List {
  readonly ordered: boolean;
  readonly mark: string;
  /** The element in the document: the list itself, or the frame around its parts once it is long. */
  element: HTMLElement;
  #classes: MarkdownClasses;
  #items: HTMLElement;
  #count = 0;
  #start: number;
  #long = false;
  #loose = false;

  constructor(classes: MarkdownClasses, mark: string, start: number | null) {
    this.#classes = classes;
    this.mark = mark;
    this.ordered = start !== null;
    this.#start = start ?? 1;
    this.#items = this.#part();
    this.element = this.#items;
  }

  item(): HTMLLIElement {
    if (this.#count > 0 && this.#count % ITEMS_PER_CHUNK === 0) this.#nextPart();
    this.#count++;
    const item = document.createElement('li');
    if (this.#long) item.role = 'listitem';
    this.#items.append(item);
    return item;
  }

  /** A blank line lies between items or blocks of an item. */
  loosen(): void {
    if (this.#loose) return;
    this.#loose = true;
    this.element.dataset.loose = '';
  }

  #part(): HTMLElement {
    const part = document.createElement(this.ordered ? 'ol' : 'ul');
    part.className = this.#classes.list;
    const first = this.#start + this.#count;
    if (part instanceof HTMLOListElement && first !== 1) part.start = first;
    // A part with few items does not see in itself how long its numbers are.
    if (this.ordered && first > 9) part.dataset.digits = String(String(first + ITEMS_PER_CHUNK - 1).length);
    return part;
  }

  /** A long list goes on in further parts that can be laid out apart; roles keep it one list. */
  #nextPart(): void {
    if (!this.#long) {
      this.#long = true;
      const frame = document.createElement('div');
      frame.role = 'list';
      if (this.#loose) frame.dataset.loose = '';
      this.element.replaceWith(frame);
      frame.append(this.#items);
      this.#items.role = 'presentation';
      for (const item of this.#items.children) item.role = 'listitem';
      this.element = frame;
    }
    const chunk = document.createElement('div');
    chunk.className = this.#classes.listChunk;
    chunk.role = 'presentation';
    this.#items = this.#part();
    this.#items.role = 'presentation';
    chunk.append(this.#items);
    this.element.append(chunk);
  }
}

/** An open quote or list item. */
export type Container =
  | { readonly kind: 'quote'; readonly element: HTMLElement }
  | {
      readonly kind: 'item';
      readonly element: HTMLElement;
      readonly list: List;
      indent: number;
      filled: boolean;
      blank: boolean;
    };
