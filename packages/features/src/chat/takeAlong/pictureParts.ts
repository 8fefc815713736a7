import type { ChatMessage } from '@tinystar/contract';
import { boundTo, type TakenPictures } from './takenPictures.ts';

/** Characters of one picture: about four screens of a phone. More of them would be too small to read. */
const ROOM = 3_000;
/** What a turn takes besides its words. */
const FRAME = 150;
/** And what each of its pictures takes. */
const PICTURE = 400;

/** Turns stay whole: one that is longer than a picture has one of its own. */
export function partsOf(turns: readonly ChatMessage[], pictures: TakenPictures): ChatMessage[][] {
  const parts: ChatMessage[][] = [];
  let left = 0;
  for (const turn of turns) {
    const shown = boundTo(turn).filter((path) => pictures.has(path)).length;
    const takes = turn.question.length + turn.answer.length + FRAME + shown * PICTURE;
    const part = parts.at(-1);
    if (part && takes <= left) {
      part.push(turn);
      left -= takes;
    } else {
      parts.push([turn]);
      left = ROOM - takes;
    }
  }
  return parts;
}
