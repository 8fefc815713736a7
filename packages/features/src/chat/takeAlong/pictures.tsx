import type { ChatMessage } from '@tinystar/contract';
import { isTurn } from '../model/thread.ts';
import { drawPicture } from './drawPicture.ts';
import { offScreen } from '../../shared/offScreen.ts';
import { partsOf } from './pictureParts.ts';
import { PictureSheet, type PictureSheetProps } from './PictureSheet.tsx';

/** Draws messages on one picture. */
export const pictureOf = (sheet: PictureSheetProps): Promise<Blob> =>
  offScreen(<PictureSheet {...sheet} />, (place) => {
    const drawn = place.querySelector<HTMLElement>('[data-picture]');
    if (!drawn) throw new Error('the sheet was not shown');
    return drawPicture(drawn);
  });

/** Draws a conversation on as many pictures as it needs to stay readable. */
export async function picturesOf(
  assistant: PictureSheetProps['assistant'],
  messages: readonly ChatMessage[],
): Promise<Blob[]> {
  const parts = partsOf(messages.filter(isTurn));
  const pictures: Blob[] = [];
  for (const [index, part] of parts.entries())
    pictures.push(await pictureOf({ assistant, messages: part, part: { at: index + 1, of: parts.length } }));
  return pictures;
}
