import { ImageRun } from 'docx';

/** Pixels between the margins of a page, and how much of its height a picture takes at most. */
const WIDE = 600;
const HIGH = 480;
const SHOWN = /^data:image\/(png|jpeg|gif);base64,/;

/** A picture that is there as an image of Word; undefined for one that would have to be fetched. */
export function wordImage({ src, alt, naturalWidth, naturalHeight }: HTMLImageElement): ImageRun | undefined {
  const [start, kind] = SHOWN.exec(src) ?? [];
  if (!start || naturalWidth === 0 || naturalHeight === 0) return undefined;
  const scale = Math.min(1, WIDE / naturalWidth, HIGH / naturalHeight);
  return new ImageRun({
    type: kind === 'png' || kind === 'gif' ? kind : 'jpg',
    data: Uint8Array.from(atob(src.slice(start.length)), (character) => character.charCodeAt(0)),
    transformation: { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) },
    altText: { name: alt, title: alt, description: alt },
  });
}
