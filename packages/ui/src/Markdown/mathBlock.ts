import type { BlockOwner } from './blockOwner.ts';
import type { Leaf } from './leaf.ts';

/** A formula on lines of its own; its source is shown until it is complete. */
export class MathBlock implements Leaf {
  readonly kind = 'math';
  readonly element = document.createElement('div');
  readonly closer: string;
  #owner: BlockOwner;
  #tex = '';
  #complete = false;

  constructor(owner: BlockOwner, opener: string) {
    this.#owner = owner;
    this.closer = opener === '$$' ? '$$' : '\\]';
    this.element.className = owner.classes.mathBlock;
  }

  /** Adds a whole line; answers whether it ended the formula. */
  line(content: string): boolean {
    const text = content.trimEnd();
    this.#complete = text.endsWith(this.closer);
    this.#tex += `${this.#complete ? text.slice(0, -this.closer.length) : content}\n`;
    return this.#complete;
  }

  text(added: string): void {
    this.#tex += added;
  }

  endLine(): void {}

  flush(): void {
    this.element.textContent = this.#tex.trim();
  }

  close(): void {
    this.flush();
    if (this.#complete && this.#tex.trim()) this.#owner.mathBlock(this.#tex.trim(), this.element);
    else if (!this.#tex.trim()) this.element.remove();
  }
}
