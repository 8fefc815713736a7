import { useState } from 'react';
import { FRAME_COUNT } from './frames.ts';
import { FrameGrid } from './FrameGrid.tsx';
import { useVideoFrames } from './useVideoFrames.ts';
import { videoWords, type VideoWords } from './videoWords.ts';

export interface VideoFramePickerProps {
  /** The film as the person chose it. */
  video: Blob;
  /**
   * Called at once, with the moment in seconds and the frame still being read: at the film's own size (at most
   * 1920 px) as JPEG. It rejects when the film cannot be read there; the pictures are then read again.
   */
  onPick: (picture: Promise<Blob>, at: number) => void;
  /** Pictures taken from the film, spread evenly. @default 20 */
  count?: number;
  /** Replaces single words. */
  words?: Partial<VideoWords>;
}

/** Frames of a film, evenly spread, to choose one picture from. They appear as they are read. */
export function VideoFramePicker({ video, onPick, count = FRAME_COUNT, words }: VideoFramePickerProps) {
  const [attempt, setAttempt] = useState(0);
  const [picked, setPicked] = useState<{ of: Blob; at: number }>();
  const { current, still } = useVideoFrames(video, count, attempt);
  const again = () => setAttempt(attempt + 1);
  const pick = (at: number) => {
    setPicked({ of: video, at });
    const picture = still(at);
    picture.catch(again);
    onPick(picture, at);
  };
  return (
    <FrameGrid
      frames={current}
      count={count}
      picked={picked?.of === video ? picked.at : null}
      words={{ ...videoWords, ...words }}
      onPick={pick}
      onRetry={again}
    />
  );
}
