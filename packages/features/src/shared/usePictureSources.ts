import { readPagePicture } from '@tinystar/contract';
import { useEffect, useState, type RefObject } from 'react';
import { useDrawPicture } from './sourceDrawer.ts';

/** What an image element can load, by address: the address itself, a drawing of a page's part, or nothing that comes. */
export type PictureSources = ReadonlyMap<string, string | null>;

/**
 * Draws the pictures that stand on pages of documents, once the strip comes near the window; others load by themselves.
 * What is missing in the answer is still being drawn, null cannot be.
 */
export function usePictureSources(paths: readonly string[], strip: RefObject<HTMLElement | null>): PictureSources {
  const draw = useDrawPicture();
  const [drawn, setDrawn] = useState<PictureSources>(new Map());
  const [near, setNear] = useState(false);
  const key = paths.join(' ');
  useEffect(() => {
    if (!strip.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '50% 0%' },
    );
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip]);
  useEffect(() => {
    if (!near) return;
    let left = false;
    const urls: string[] = [];
    const drawAll = async () => {
      for (const path of key.split(' ')) {
        const picture = readPagePicture(path);
        if (!picture || left) continue;
        const blob = await (draw?.(picture) ?? Promise.reject(new Error('nothing draws pages'))).catch(() => null);
        if (left) return;
        const url = blob && URL.createObjectURL(blob);
        if (url) urls.push(url);
        setDrawn((before) => new Map([...before, [path, url]]));
      }
    };
    void drawAll();
    return () => {
      left = true;
      for (const url of urls) URL.revokeObjectURL(url);
      setDrawn(new Map());
    };
  }, [key, near, draw]);
  const own = paths.filter((path) => !readPagePicture(path)).map((path) => [path, path] as const);
  return new Map([...drawn, ...own]);
}
