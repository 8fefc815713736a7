import type { BlockOwner } from './blockOwner.ts';
import type { Leaf } from './leaf.ts';

const LINES_PER_CHUNK = 16;

/** Code, in chunks of lines, so that a new line lays out one chunk and not the whole block. */
export class CodeBlock implements Leaf {
  readonly kind: 'fence' | 'indented';
  readonly element: HTMLElement;
  #owner: BlockOwner;
  #code: HTMLElement;
  #chunk: Text | null = null;
  #chunks = 0;
  #lines = 0;
  #started: boolean;
  #pending = '';
  #blank = '';
  /** A part of the current line is in the page already. */
  #lineShown = false;
  #buffer = '';
  #language: string;

  constructor(owner: BlockOwner, kind: 'fence' | 'indented', language: string) {
    this.kind = kind;
    this.#started = kind === 'indented';
    this.#owner = owner;
    this.#language = language;
    this.element = owner.codeFrame(language);
    this.#code = this.element.querySelector('code') ?? this.element;
  }

  text(added: string): void {
    this.#pending += added;
  }

  endLine(): void {
    // The first line of a fence is the fence itself.
    if (!this.#started) {
      this.#started = true;
      return;
    }
    const blank = !this.#lineShown && this.#pending.trim() === '';
    this.#lineShown = false;
    this.#pending += '\n';
    // Blank lines at the end of an indented block do not belong to it.
    if (this.kind === 'indented' && blank) {
      this.#blank += this.#pending;
      this.#pending = '';
      return;
    }
    this.#write(this.#blank + this.#pending);
    this.#blank = '';
    this.#pending = '';
  }

  flush(): void {
    if (this.#pending && (this.kind === 'fence' || this.#pending.trim() !== '')) {
      this.#write(this.#blank + this.#pending);
      this.#blank = '';
      this.#pending = '';
      this.#lineShown = true;
    }
    this.#show();
  }

  close(): void {
    this.flush();
    if (this.#language === 'mermaid') this.#owner.diagram(this.element);
  }

  #write(text: string): void {
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
      this.#buffer += text.slice(at, end + 1);
      at = end + 1;
      if (++this.#lines % LINES_PER_CHUNK === 0) {
        this.#show();
        this.#chunk = null;
      }
    }
    this.#buffer += text.slice(at);
  }

  #show(): void {
    if (!this.#buffer) return;
    if (this.#chunk) this.#chunk.appendData(this.#buffer);
    else {
      const lines = document.createElement('span');
      if (this.#chunks++ > 0) lines.className = this.#owner.classes.codeLines;
      this.#chunk = document.createTextNode(this.#buffer);
      lines.append(this.#chunk);
      this.#code.append(lines);
    }
    this.#buffer = '';
  }
}
