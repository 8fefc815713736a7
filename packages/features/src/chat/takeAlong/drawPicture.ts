import { toBlob } from 'html-to-image';

/** Pixels of the picture for one of the page: sharp when a phone enlarges it. */
const SHARP = 2.5;
/** What browsers on phones still draw on: pixels along one side and in all. */
const SIDE_MAX = 16_000;
const AREA_MAX = 16_000_000;
/** CSS pixels; wider than this the words would be too small on a phone. */
const WIDEST = 1_200;
/** Milliseconds without a change after which a page stands still, and the longest wait for that. */
const STILL = 200;
const WAIT_MAX = 5_000;

/**
 * What the picture takes over from the page. All properties that a browser has would be ten times as many, for every
 * element. Sizes of text come with their line heights; what moves is left out.
 */
const PROPERTIES = [
  'align-content align-items align-self appearance aspect-ratio background-color background-image background-position',
  'background-repeat background-size border-block-end border-block-start border-bottom-color border-bottom-left-radius',
  'border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-left-color',
  'border-left-style border-left-width border-right-color border-right-style border-right-width border-spacing',
  'border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width bottom box-shadow',
  'box-sizing clip clip-path color column-gap content counter-increment counter-reset counter-set direction display',
  'fill flex-basis flex-direction flex-grow flex-shrink flex-wrap font-family font-feature-settings font-size',
  'font-style font-variant-east-asian font-variant-numeric font-weight grid-auto-flow grid-column-end grid-column-start',
  'grid-row-end grid-row-start grid-template-columns grid-template-rows height justify-content justify-items',
  'justify-self left letter-spacing line-break line-height list-style-type margin-bottom margin-left margin-right',
  'margin-top max-height max-width min-height min-width object-fit object-position opacity order overflow-wrap',
  'overflow-x overflow-y padding-bottom padding-left padding-right padding-top position right row-gap stroke',
  'stroke-linecap stroke-linejoin stroke-width table-layout text-align text-autospace text-decoration-color',
  'text-decoration-line text-decoration-style text-decoration-thickness text-indent text-overflow',
  'text-underline-offset text-wrap-style top transform transform-origin unicode-bidi vertical-align visibility',
  'white-space-collapse text-wrap-mode width word-break z-index',
].flatMap((line) => line.split(' '));

/** An element of the page as a picture (PNG), drawn by the browser itself. */
export async function drawPicture(element: HTMLElement): Promise<Blob> {
  await comesToRest(element);
  widen(element);
  const { offsetWidth: width, offsetHeight: height } = element;
  const pixelRatio = Math.min(SHARP, SIDE_MAX / Math.max(width, height), Math.sqrt(AREA_MAX / (width * height)));
  const picture = await toBlob(element, {
    width,
    height,
    pixelRatio,
    includeStyleProperties: PROPERTIES,
    // Formulas alone bring letters of their own.
    skipFonts: !element.querySelector('.katex'),
    // One that cannot be loaded leaves its room empty.
    onImageErrorHandler: () => undefined,
  });
  if (!picture) throw new Error('the browser drew nothing');
  return picture;
}

/** What one would scroll to sideways, a table of many columns, gets its room: a picture cannot be scrolled. */
function widen(element: HTMLElement): void {
  const hidden = [...element.querySelectorAll('[data-table] > *, [data-set]')].map(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  const wider = element.offsetWidth + Math.max(0, ...hidden);
  if (wider > element.offsetWidth) element.style.inlineSize = `${Math.min(WIDEST, wider)}px`;
}

/** Formulas and pictures come after the text. */
async function comesToRest(element: HTMLElement): Promise<void> {
  const end = performance.now() + WAIT_MAX;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  const moves = () =>
    performance.now() - changed < STILL || [...element.querySelectorAll('img')].some(({ complete }) => !complete);
  while (moves() && performance.now() < end) await new Promise((done) => setTimeout(done, STILL / 4));
  observer.disconnect();
  await document.fonts.ready;
}
