import * as Radix from 'radix-ui/radio-group';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { ImageOff } from '../icons.ts';
import { Progress } from '../Progress/Progress.tsx';
import { chooseOnMove } from '../private/chooseOnMove.ts';
import { clock, frame, grid, notYet, picker, picture, reading } from './VideoFramePicker.css.ts';
import { clocksOf } from './frames.ts';
import type { Frames } from './useVideoFrames.ts';
import type { VideoWords } from './videoWords.ts';

export interface FrameGridProps {
  frames: Frames;
  count: number;
  /** The chosen moment in seconds. */
  picked: number | null;
  words: VideoWords;
  onPick: (at: number) => void;
  onRetry: () => void;
}

/** The thumbnails, with boxes where some are still to come, so that nothing moves. */
export function FrameGrid({ frames, count, picked, words, onPick, onRetry }: FrameGridProps) {
  if (frames.kind === 'failed') {
    return (
      <div role="alert">
        <Empty
          kind="noMatch"
          icon={ImageOff}
          title={words.failed}
          action={<Button onPress={onRetry}>{words.retry}</Button>}
        >
          {words.failedHint}
        </Empty>
      </div>
    );
  }
  const done = frames.frames.length;
  const busy = frames.kind === 'reading';
  const clocks = clocksOf(frames.frames.map(({ at }) => at));
  return (
    <div className={picker}>
      <Radix.Root
        className={grid}
        onFocus={chooseOnMove}
        aria-label={words.label}
        aria-busy={busy}
        // While they are read the film cannot be sought for a full picture.
        disabled={busy}
        value={picked === null ? null : String(picked)}
        onValueChange={(next) => onPick(Number(next))}
      >
        {frames.frames.map(({ at, src }, place) => (
          <Radix.Item key={at} value={String(at)} className={frame} aria-label={words.frame(clocks[place]!)}>
            <img className={picture} src={src} alt="" draggable={false} />
            <span className={clock} aria-hidden>
              {clocks[place]}
            </span>
          </Radix.Item>
        ))}
        {Array.from({ length: Math.max(0, count - done) }, (_, at) => (
          <span key={done + at} className={notYet} aria-hidden />
        ))}
      </Radix.Root>
      {busy ? (
        <div className={reading}>
          <Progress value={done / count} label={words.label} />
          <span role="status">{words.reading(done, count)}</span>
        </div>
      ) : null}
    </div>
  );
}
