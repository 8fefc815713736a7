import type { BlockOwner, MarkdownClasses } from './blockOwner.ts';
import { BlockParser } from './blockParser.ts';
import { citationMark, fillMark, type Citations } from './citations.ts';
import { codeFrame } from './codeFrame.ts';
import { markdownCopy } from './copy.ts';
import { Formulas } from './formulas.ts';
import type { InlineText } from './inlineText.ts';
import { normalLabel, type Destination } from './linkSyntax.ts';
import { safeImage, safeLink } from './safeUrl.ts';
import { Sections } from './sections.ts';

const MAX_LINKS = 500;
const MAX_CELLS = 5000;
const MAX_DEFINITIONS = 200;

/** What a document may contain. */
export interface MarkdownOptions {
  readonly classes: MarkdownClasses;
  readonly math: boolean;
  /** Hosts besides the page's own from which images are loaded. */
  readonly imageHosts: readonly string[];
  /** Address of the page that draws diagrams; without it they stay code. */
  readonly diagramFrame?: string | undefined;
}

/** One Markdown document in one element of the page. Text that grows is read and shown at the cost of what was added. */
export class MarkdownStream implements BlockOwner {
  readonly classes: MarkdownClasses;
  readonly mathEnabled: boolean;
  readonly #host: HTMLElement;
  readonly #imageHosts: ReadonlySet<string>;
  readonly #diagramFrame: string | undefined;
  #parser: BlockParser;
  #formulas = new Formulas();
  #diagrams = new AbortController();
  #text = '';
  #ended = false;
  #citations: Citations = new Map();
  #definitions = new Map<string, Destination>();
  #newLabels: string[] = [];
  #settledTexts: InlineText[] = [];
  #links = 0;
  #cells = 0;

  constructor(host: HTMLElement, options: MarkdownOptions) {
    this.#host = host;
    this.classes = options.classes;
    this.mathEnabled = options.math;
    this.#imageHosts = new Set(options.imageHosts);
    this.#diagramFrame = options.diagramFrame;
    this.#parser = this.#begin();
  }

  #begin(): BlockParser {
    this.stop();
    this.#formulas = new Formulas();
    this.#diagrams = new AbortController();
    this.#text = '';
    this.#ended = false;
    this.#definitions.clear();
    this.#newLabels = [];
    this.#settledTexts = [];
    this.#links = 0;
    this.#cells = 0;
    return new BlockParser(this, new Sections(this.#host, this.classes.section, this.classes.contained));
  }

  /** Shows `text`; `more` while it is still growing. Text that does not continue what is shown is read anew. */
  set(text: string, more: boolean): void {
    const grows = text.startsWith(this.#text) && !(this.#ended && (more || text.length > this.#text.length));
    if (!grows) this.#parser = this.#begin();
    // A carriage return at the end waits: a line feed may follow.
    const end = more && text.endsWith('\r') ? text.length - 1 : text.length;
    const added = text.slice(this.#text.length, end);
    this.#text = end === text.length ? text : text.slice(0, end);
    if (added) this.#parser.push(added.includes('\r') ? added.replaceAll(/\r\n?/g, '\n') : added);
    if (more) this.#parser.flush();
    else if (!this.#ended) {
      this.#ended = true;
      this.#parser.end();
    }
    this.#resolve();
  }

  /** The sources became known or changed: marks in the text become chips without the text being built again. */
  cite(citations: Citations): void {
    if (citations === this.#citations) return;
    this.#citations = citations;
    for (const mark of this.#host.querySelectorAll<HTMLElement>('[data-cite]'))
      fillMark(mark, this.classes.chip, citations);
  }

  stop(): void {
    this.#formulas.stop();
    this.#diagrams.abort();
    this.#host.textContent = '';
  }

  code(text: string): Node {
    const element = document.createElement('code');
    element.textContent = text;
    return element;
  }

  link(destination: Destination, content: Node): Node {
    const url = this.#links < MAX_LINKS ? safeLink(destination.href) : null;
    const element = document.createElement(url ? 'a' : 'span');
    element.append(content);
    if (!url || !(element instanceof HTMLAnchorElement)) return element;
    element.href = url.href;
    element.rel = 'noopener noreferrer nofollow ugc';
    element.target = '_blank';
    if (url.host) element.dataset.host = url.host;
    if (destination.title) element.title = destination.title;
    return element;
  }

  image(destination: Destination, alternative: string): Node {
    const address = safeImage(destination.href, this.#imageHosts);
    if (address === null) return this.#foreignImage(destination, alternative);
    const image = document.createElement('img');
    image.loading = 'lazy';
    image.decoding = 'async';
    image.referrerPolicy = 'no-referrer';
    image.alt = alternative;
    image.src = address;
    if (destination.title) image.title = destination.title;
    return image;
  }

  /** An image from another host is shown as a link with the host's name, so that nothing is requested without a click. */
  #foreignImage(destination: Destination, alternative: string): Node {
    const host = safeLink(destination.href)?.host;
    const words = `${alternative || markdownCopy.image}${host ? ` (${host})` : ''}`;
    return this.link(destination, document.createTextNode(words));
  }

  citation(numbers: string): Node {
    if (this.#links >= MAX_LINKS) return document.createTextNode(`[${numbers}]`);
    return citationMark(this.classes.citation, this.classes.chip, numbers, this.#citations);
  }

  math(tex: string, display: boolean): Node {
    const element = document.createElement('span');
    element.className = this.classes.math;
    element.textContent = tex;
    this.#formulas.add(tex, element, display);
    return element;
  }

  mathBlock(tex: string, element: HTMLElement): void {
    this.#formulas.add(tex, element, true);
  }

  reference(label: string): Destination | undefined {
    return this.#definitions.size > 0 ? this.#definitions.get(normalLabel(label)) : undefined;
  }

  define(label: string, destination: Destination): void {
    if (this.#definitions.has(label) || this.#definitions.size >= MAX_DEFINITIONS) return;
    this.#definitions.set(label, destination);
    this.#newLabels.push(label);
  }

  /** Texts that mention what was defined since the last time are built again, once. */
  #resolve(): void {
    if (this.#newLabels.length === 0) return;
    const labels = this.#newLabels;
    this.#newLabels = [];
    for (const text of this.#settledTexts) if (text.mentions(labels)) text.rebuild();
  }

  settled(text: InlineText): void {
    if (text.raw.includes('[')) this.#settledTexts.push(text);
  }

  countLinks(by: number): void {
    this.#links += by;
  }

  takeCells(count: number): boolean {
    this.#cells += count;
    return this.#cells <= MAX_CELLS;
  }

  diagram(element: HTMLElement): void {
    const address = this.#diagramFrame;
    const { signal } = this.#diagrams;
    if (!address) return;
    void import('./diagrams/diagrams.ts').then(
      ({ showDiagram }) => showDiagram(element, address, signal),
      // Without the module it stays code.
      () => undefined,
    );
  }

  codeFrame(language: string): HTMLElement {
    return codeFrame(this.classes.code, language);
  }
}
