import type { BlockOwner } from './blockOwner.ts';
import type { Container } from './containers.ts';
import type { Leaf } from './leaf.ts';
import type { Sections } from './sections.ts';

/** Quotes and lists within each other; deeper ones stay text. */
export const MAX_DEPTH = 100;

/** The blocks that are open: quotes and list items around one block of text, and where the next one goes. */
export class BlockTree {
  readonly owner: BlockOwner;
  readonly stack: Container[] = [];
  leaf: Leaf | null = null;
  /** How the open code block was fenced. */
  fence: { readonly mark: string; readonly indent: number } | null = null;
  readonly #sections: Sections;

  constructor(owner: BlockOwner, sections: Sections) {
    this.owner = owner;
    this.#sections = sections;
  }

  /** Puts a block of text in and opens it. */
  put(leaf: Leaf & { element: HTMLElement }): void {
    this.append(leaf.element);
    this.leaf = leaf;
  }

  /** Puts an element into the innermost container. */
  append(element: HTMLElement): void {
    const top = this.stack.at(-1);
    for (const container of this.stack) {
      if (container.kind !== 'item') continue;
      if (container === top && container.blank && container.element.childElementCount > 0) container.list.loosen();
      container.filled = true;
      container.blank = false;
    }
    if (top) top.element.append(element);
    else this.#sections.add(element);
  }

  closeLeaf(): void {
    const leaf = this.leaf;
    this.leaf = null;
    leaf?.close();
  }

  /** Closes the open block and all containers from `depth` on. */
  cut(depth: number): void {
    this.closeLeaf();
    this.stack.length = Math.min(this.stack.length, depth);
  }
}
