import type { InlineNodes } from './inlineNodes.ts';
import { InlineParser, isPlain } from './inlineParser.ts';
import { normalLabel } from './linkSyntax.ts';

/** The inline content of one element. While text grows, only what was added is parsed; finished nodes stay as they are. */
export class InlineText {
  readonly element: HTMLElement;
  raw = '';
  readonly #owner: InlineNodes;
  readonly #cell: boolean;
  #from = 0;
  #settled: Node | null = null;
  #plain: Text | null = null;
  #shown = 0;
  #tailLinks = 0;
  #links = 0;

  constructor(element: HTMLElement, owner: InlineNodes, cell = false) {
    this.element = element;
    this.#owner = owner;
    this.#cell = cell;
  }

  /** Shows `raw`; `partial` while more of it is expected. */
  set(raw: string, partial: boolean): void {
    if (!raw.startsWith(this.raw)) this.#reset();
    const added = raw.slice(this.#shown);
    this.raw = raw;
    if (this.#plain && isPlain(added) && (partial || !this.#plain.data.includes('www.'))) {
      this.#plain.appendData(added);
      this.#shown = raw.length;
      if (partial || !/\s$/.test(raw)) return;
    }
    if (this.#shown === raw.length && !partial && this.#plain && !/www\.|\s$/i.test(this.#plain.data)) return;
    this.#build(partial ? raw : raw.trimEnd(), partial);
  }

  /** Builds everything anew, because a definition arrived that a label was waiting for. */
  rebuild(): void {
    const { raw } = this;
    this.#reset();
    this.raw = raw;
    this.#build(raw.trimEnd(), false);
  }

  /** Whether the text mentions one of the labels in brackets. */
  mentions(labels: readonly string[]): boolean {
    const text = normalLabel(this.raw);
    return labels.some((label) => text.includes(`[${label}]`));
  }

  #reset(): void {
    this.#from = 0;
    this.#shown = 0;
    this.#settled = null;
    this.#plain = null;
    this.#owner.countLinks(-this.#links - this.#tailLinks);
    this.#links = 0;
    this.#tailLinks = 0;
    this.element.textContent = '';
    this.raw = '';
  }

  #build(raw: string, partial: boolean): void {
    const { element } = this;
    this.#owner.countLinks(-this.#tailLinks);
    while (element.lastChild && element.lastChild !== this.#settled) element.lastChild.remove();
    const parsed = new InlineParser(raw, this.#from, this.#owner, { partial, cell: this.#cell });
    this.#links += parsed.settledLinks;
    this.#tailLinks = parsed.links - parsed.settledLinks;
    const last = parsed.fragment.lastChild;
    element.append(parsed.fragment);
    this.#from = parsed.settledAt;
    this.#settled = parsed.settledNode ?? this.#settled;
    this.#plain = parsed.endsPlain && last instanceof Text ? last : null;
    this.#shown = raw.length;
  }
}
