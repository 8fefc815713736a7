import type { PagePicture } from '@tinystar/contract';
import { fileAddress } from './fileAddress.ts';
import { AnnotationMode } from './pdf.ts';
import { holdPdf } from './sharedPdf.ts';

/** The longer side of a drawn picture in device pixels: enough to be looked at over the whole window. */
const SIDE = 1_600;
/** More than so many pixels per point shows nothing that is not there. */
const SHARPEST = 4;

/** Draws what a page of a document shows inside of a box; the document is open meanwhile. Rejects when it cannot be read. */
export async function drawPagePicture({ fileId, page, box, pass }: PagePicture): Promise<Blob> {
  if (!pass) throw new Error('a picture of a page is opened by a pass');
  const missing = new Error('the picture cannot be drawn');
  // A pass that has expired comes anew with the answer, not for its picture alone.
  const { opened, release } = holdPdf(
    `${fileId} ${pass.signature}`,
    fileAddress(fileId, pass, () => Promise.reject(missing)),
  );
  try {
    const here = await opened;
    if (here.kind !== 'ready') throw missing;
    const source = await here.pdf.getPage(page);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const scale = Math.min(SIDE / Math.max(width, height), SHARPEST);
    const viewport = source.getViewport({ scale, rotation: 0, offsetX: -box.left * scale, offsetY: -box.top * scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const canvasContext = canvas.getContext('2d');
    if (!canvasContext) throw missing;
    await source.render({ canvas: null, canvasContext, viewport, annotationMode: AnnotationMode.ENABLE }).promise;
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(missing)), 'image/png'),
    );
  } finally {
    release();
  }
}
