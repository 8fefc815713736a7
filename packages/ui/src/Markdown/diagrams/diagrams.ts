import { diagramsCopy } from './copy.ts';
import { readLook } from './diagramColors.ts';
import { diagramName } from './diagramName.ts';
import * as css from './diagrams.css.ts';
import { draw } from './drawingFrame.ts';
import { namesOutside } from './namesOutside.ts';

/** Longer sources stay code: drawing takes more than linear time. */
const MAX_SOURCE = 8000;
/** Pictures of more characters than this are not shown. */
const MAX_PICTURE = 2_000_000;
/** Drawing starts when a diagram comes so near to the view. */
const NEAR = '800px';

/**
 * Turns the complete code block `figure` into a picture of what its source describes, drawn by the page at `address`.
 * The code stays one press away, and is all there is when the picture cannot be drawn.
 */
export function showDiagram(figure: HTMLElement, address: string, stopped: AbortSignal): void {
  const source = figure.querySelector('code')?.textContent.trimEnd() ?? '';
  if (stopped.aborted || source === '') return;
  if (source.length > MAX_SOURCE) {
    say(figure, diagramsCopy.tooLong);
    return;
  }
  if (namesOutside(source)) {
    say(figure, diagramsCopy.outside);
    return;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      new DiagramView(figure, source, address, stopped).start();
    },
    { rootMargin: NEAR },
  );
  near.observe(figure);
  stopped.addEventListener('abort', () => near.disconnect());
}

/** A note under the head of the code block. */
function say(figure: HTMLElement, words: string): void {
  const note = document.createElement('p');
  note.className = css.note;
  note.textContent = words;
  figure.querySelector(`.${css.note}`)?.remove();
  figure.querySelector('figcaption')?.after(note);
}

class DiagramView {
  #figure: HTMLElement;
  #source: string;
  #address: string;
  #stopped: AbortSignal;
  #picture: HTMLElement | null = null;
  #look = '';
  #url = '';

  constructor(figure: HTMLElement, source: string, address: string, stopped: AbortSignal) {
    this.#figure = figure;
    this.#source = source;
    this.#address = address;
    this.#stopped = stopped;
  }

  start(): void {
    const themes = new MutationObserver(() => void this.#draw());
    themes.observe(document.documentElement, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void this.#draw(), {
      signal: this.#stopped,
    });
    this.#stopped.addEventListener('abort', () => {
      themes.disconnect();
      URL.revokeObjectURL(this.#url);
    });
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const look = readLook(this.#figure);
    const wanted = JSON.stringify(look);
    if (wanted === this.#look) return;
    this.#look = wanted;
    const svg = await draw(this.#address, this.#source, look);
    // Meanwhile the theme may have changed once more, or the text may be gone.
    if (this.#stopped.aborted || wanted !== this.#look) return;
    const image = svg !== null && svg.length <= MAX_PICTURE ? await this.#load(svg) : null;
    if (this.#stopped.aborted || wanted !== this.#look) return;
    if (image) this.#show(image);
    else if (!this.#picture) say(this.#figure, diagramsCopy.failed);
  }

  /** As an image, SVG runs no script and fetches nothing. */
  async #load(svg: string): Promise<HTMLImageElement | null> {
    const image = document.createElement('img');
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    image.alt = diagramName(this.#source);
    image.src = url;
    const whole = await image.decode().then(
      () => true,
      () => false,
    );
    if (!whole) {
      URL.revokeObjectURL(url);
      return null;
    }
    URL.revokeObjectURL(this.#url);
    this.#url = url;
    return image;
  }

  #show(image: HTMLImageElement): void {
    if (!this.#picture) {
      this.#picture = document.createElement('div');
      this.#picture.className = css.picture;
      // What is wider than the column is scrolled sideways, by keyboard too.
      this.#picture.tabIndex = 0;
      this.#figure.classList.add(css.diagram);
      this.#figure.append(this.#picture);
      this.#addSwitch();
    }
    this.#picture.replaceChildren(image);
  }

  #addSwitch(): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = css.toggle;
    const turn = (code: boolean): void => {
      this.#figure.dataset.shows = code ? 'code' : 'picture';
      button.textContent = code ? diagramsCopy.showPicture : diagramsCopy.showCode;
    };
    button.addEventListener('click', () => turn(this.#figure.dataset.shows === 'picture'));
    turn(false);
    this.#figure.querySelector('figcaption > span')?.after(button);
  }
}
