import { useEffect, useRef, useState } from 'react';
import { openVideo, type VideoReader } from './videoReader.ts';

export interface ShownFrame {
  at: number;
  /** Address of the thumbnail. */
  src: string;
}

export type Frames =
  | { kind: 'reading'; frames: readonly ShownFrame[] }
  | { kind: 'ready'; frames: readonly ShownFrame[] }
  | { kind: 'failed' };

/** The thumbnails of a film as they come, and a way to its full pictures. `attempt` reads it again. */
export function useVideoFrames(video: Blob, count: number, attempt: number) {
  const [read, setRead] = useState<{ of: Blob; attempt: number; value: Frames }>();
  const reader = useRef<VideoReader>(undefined);
  useEffect(() => {
    let left = false;
    const addresses: string[] = [];
    const show = (value: Frames) => {
      if (!left) setRead({ of: video, attempt, value });
    };
    const run = async () => {
      const opened = await openVideo(video);
      if (left) {
        opened.close();
        return;
      }
      reader.current = opened;
      const frames: ShownFrame[] = [];
      for await (const frame of opened.frames(count)) {
        if (left) return;
        const src = URL.createObjectURL(frame.picture);
        addresses.push(src);
        frames.push({ at: frame.at, src });
        show({ kind: 'reading', frames: [...frames] });
      }
      show({ kind: 'ready', frames });
    };
    run().catch(() => show({ kind: 'failed' }));
    return () => {
      left = true;
      reader.current?.close();
      reader.current = undefined;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [video, count, attempt]);
  const current: Frames = read?.of === video && read.attempt === attempt ? read.value : { kind: 'reading', frames: [] };
  return { current, still: (at: number) => reader.current?.still(at) ?? Promise.reject(new Error('closed')) };
}
