import { Markdown } from '@tinystar/ui/markdown';
import type { Piece } from './exportConversation.ts';
import type { TakenPictures } from './takenPictures.ts';
import * as css from './TakenPieces.css.ts';

export interface TakenPiecesProps {
  pieces: readonly Piece[];
  pictures: TakenPictures;
  /** Whether formulas are set; otherwise they stand as they were written. */
  math?: boolean;
}

/** A conversation with its pictures, whole. */
export function TakenPieces({ pieces, pictures, math = true }: TakenPiecesProps) {
  return (
    <div className={css.pieces}>
      {pieces.map((piece, at) => {
        // What is said once stays where it is.
        const key = String(at);
        if (typeof piece === 'string')
          return <Markdown key={key} text={piece} math={math} foldAfter={Number.POSITIVE_INFINITY} />;
        return piece.map(({ path, name }) => {
          const taken = pictures.get(path);
          return taken ? (
            <p key={`${key} ${path}`} className={css.line}>
              <img className={css.picture} data-taken="" src={taken.source} alt={name} />
            </p>
          ) : null;
        });
      })}
    </div>
  );
}

/** Waits until the browser can show what was taken. */
export const showsTaken = async (shown: Element): Promise<void> => {
  const images = [...shown.querySelectorAll<HTMLImageElement>('img[data-taken]')];
  await Promise.allSettled(images.map((image) => image.decode()));
};
