import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { oneTabStop } from '../List/oneTabStop.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Size } from './column.ts';
import * as css from './PdfThumbnails.css.ts';
import type { PdfWords } from './words.ts';

export interface PdfThumbnailsProps {
  pages: readonly Size[];
  /** From 0. */
  current: number;
  /** Short words on a page (from 1): the numbers of what is marked on it. */
  badges: ReadonlyMap<number, string>;
  words: PdfWords;
  /** The drawing of a page (from 1), 64 CSS pixels wide; asked for once the page comes near. */
  render: (page: number) => ReactNode;
  onPick: (page: number) => void;
}

/** All pages small, the current one outlined, marked ones with their badge. */
export const PdfThumbnails = memo(function PdfThumbnails({
  pages,
  current,
  badges,
  words,
  render,
  onPick,
}: PdfThumbnailsProps) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => oneTabStop(rail.current), []);
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={rail} className={css.rail} aria-label={words.thumbnails}>
      {pages.map(({ width, height }, index) => (
        <Thumbnail
          key={index}
          page={index + 1}
          ratio={height / width}
          current={index === current}
          badge={badges.get(index + 1) ?? ''}
          words={words}
          root={rail}
          render={render}
          onPick={onPick}
        />
      ))}
    </nav>
  );
});

interface ThumbnailProps extends Pick<PdfThumbnailsProps, 'words' | 'render' | 'onPick'> {
  page: number;
  ratio: number;
  current: boolean;
  badge: string;
  root: RefObject<HTMLElement | null>;
}

const Thumbnail = memo(function Thumbnail({
  page,
  ratio,
  current,
  badge,
  words,
  root,
  render,
  onPick,
}: ThumbnailProps) {
  const paper = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!paper.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { root: root.current, rootMargin: '50% 0%' },
    );
    observer.observe(paper.current);
    return () => observer.disconnect();
  }, [root]);
  return (
    <button
      type="button"
      className={css.thumbnail}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPick(page - 1)}
    >
      <VisuallyHidden>{badge === '' ? words.page(page) : words.badgedPage(page, badge)}</VisuallyHidden>
      <span className={css.frame}>
        <span
          ref={paper}
          className={css.paper({ current })}
          data-theme="light"
          style={{ aspectRatio: `1 / ${ratio}` }}
          aria-hidden
        >
          {near ? render(page) : null}
        </span>
        {badge === '' ? null : (
          <span className={css.badge({ current })} aria-hidden>
            {badge}
          </span>
        )}
      </span>
      <span className={css.number({ current })} aria-hidden>
        {page}
      </span>
    </button>
  );
});
