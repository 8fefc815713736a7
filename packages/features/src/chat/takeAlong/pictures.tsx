import type { ChatMessage } from '@tinystar/contract';
import { isTurn } from '../model/thread.ts';
import { drawPicture } from './drawPicture.ts';
import { offScreen } from '../../shared/offScreen.ts';
import { partsOf } from './pictureParts.ts';
import { takePictures, type DrawPicture } from './takenPictures.ts';
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
  draw: DrawPicture,
): Promise<Blob[]> {
  const taken = await takePictures(messages, draw);
  const parts = partsOf(messages.filter(isTurn), taken);
  const pictures: Blob[] = [];
  for (const [index, part] of parts.entries())
    pictures.push(
      await pictureOf({ assistant, messages: part, pictures: taken, part: { at: index + 1, of: parts.length } }),
    );
  return pictures;
}
