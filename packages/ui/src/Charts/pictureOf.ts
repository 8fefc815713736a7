/** How many dots of the picture stand for one of the page. */
const SHARPNESS = 2;
/** What bears this attribute stands on the page and not in its picture. */
export const UNDRAWN = 'data-undrawn';

/** Gives a copy the looks of its original, as a picture has no style sheets. */
function wear(from: Element, to: Element): void {
  const look = getComputedStyle(from);
  const words: string[] = [];
  for (const name of look) words.push(`${name}:${look.getPropertyValue(name)}`);
  to.setAttribute('style', words.join(';'));
  for (const [at, child] of [...to.children].entries()) {
    const original = from.children[at];
    if (original) wear(original, child);
  }
}

/** The colour that shows behind an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'black' : 'white';
}

/** An element as it looks, as a PNG in twice its size. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const margin = 24;
  const copy = element.cloneNode(true) as HTMLElement;
  wear(element, copy);
  for (const each of copy.querySelectorAll(`[${UNDRAWN}]`)) each.remove();
  const page = new XMLSerializer().serializeToString(copy);
  const size = `width="${width + 2 * margin}" height="${height + 2 * margin}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject x="${margin}" y="${margin}" width="${width}" height="${height}">${page}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * margin) * SHARPNESS);
  canvas.height = Math.ceil((height + 2 * margin) * SHARPNESS);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = groundOf(element);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made')))),
  );
}
