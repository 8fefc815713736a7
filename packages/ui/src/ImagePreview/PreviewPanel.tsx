import * as Radix from 'radix-ui/dialog';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronLeft, ChevronRight, Download, ImageOff, RotateCw, X, ZoomIn, ZoomOut } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ImagePreview.css.ts';
import type { PreviewImage, PreviewWords } from './ImagePreview.tsx';
import { canZoom, fitted, type Room } from './previewView.ts';
import { usePreviewView } from './usePreviewView.ts';

interface PreviewPanelProps {
  image: PreviewImage;
  index: number;
  count: number;
  words: PreviewWords;
  onIndexChange: (index: number) => void;
  onDownload: ((image: PreviewImage) => void) | null;
  onClose: () => void;
}

type Load = { kind: 'loading' | 'broken'; attempt: number } | { kind: 'ready'; attempt: number; size: Room };

/** One picture and its tools. */
export function PreviewPanel({ image, index, count, words, onIndexChange, onDownload, onClose }: PreviewPanelProps) {
  const [load, setLoad] = useState<Load>({ kind: 'loading', attempt: 0 });
  const size = load.kind === 'ready' ? load.size : null;
  const { view, room, held, setStage, pointers, zoom, turn, pan, reset } = usePreviewView(size);
  const panel = useRef<HTMLDivElement>(null);
  const several = count > 1;
  const go = (by: 1 | -1) => {
    const next = index + by;
    if (next >= 0 && next < count) onIndexChange(next);
  };
  const keys: Record<string, () => void> = {
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    '0': reset,
    r: turn,
    R: turn,
    ArrowLeft: () => (several ? go(-1) : pan(1, 0)),
    ArrowRight: () => (several ? go(1) : pan(-1, 0)),
    ArrowUp: () => pan(0, 1),
    ArrowDown: () => pan(0, -1),
  };
  useKeys(panel, keys);

  // The box keeps its size while the picture turns; what a turned picture must shrink goes into the scale, which moves.
  const shown = size && room.width > 0 ? fitted(size, room, 0) : null;
  const scale = size && shown ? view.zoom * (fitted(size, room, view.turns).width / shown.width) : view.zoom;
  return (
    <div ref={panel} className={css.panel}>
      <header className={css.head}>
        <Radix.Title className={css.title}>{image.name}</Radix.Title>
        {several ? <span className={css.count}>{`${index + 1} / ${count}`}</span> : null}
        <IconButton icon={X} label={words.close} onPress={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and buttons do the same */}
      <div ref={setStage} className={css.stage({ hold: held ? 'held' : 'free' })} {...pointers}>
        {load.kind === 'broken' ? (
          <div className={css.notice}>
            <Icon of={ImageOff} size="xl" />
            <span role="alert">{words.broken}</span>
            <Button size="sm" onPress={() => setLoad({ kind: 'loading', attempt: load.attempt + 1 })}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <img
            key={load.attempt}
            className={css.picture({ state: load.kind, held })}
            src={image.src}
            alt={image.alt ?? image.name}
            draggable={false}
            style={{
              inlineSize: shown?.width,
              blockSize: shown?.height,
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${scale})`,
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              // An SVG without a size reports none.
              setLoad({ kind: 'ready', attempt: load.attempt, size: { width: width || 800, height: height || 600 } })
            }
            onError={() => setLoad({ kind: 'broken', attempt: load.attempt })}
          />
        )}
        {load.kind === 'loading' ? (
          <div className={css.notice}>
            <Spinner size="xl" label={words.loading} />
          </div>
        ) : null}
      </div>
      <div className={css.foot}>
        <div className={css.tools} role="group" aria-label={words.toolbar}>
          {several ? (
            <IconButton icon={ChevronLeft} label={words.previous} disabled={index === 0} onPress={() => go(-1)} />
          ) : null}
          <IconButton
            icon={ZoomOut}
            label={words.zoomOut}
            disabled={!size || !canZoom(view.zoom, -1)}
            onPress={() => zoom(-1)}
          />
          <span className={css.zoom} role="status">
            {Math.round(view.zoom * 100)}%
          </span>
          <IconButton
            icon={ZoomIn}
            label={words.zoomIn}
            disabled={!size || !canZoom(view.zoom, 1)}
            onPress={() => zoom(1)}
          />
          <IconButton icon={RotateCw} label={words.rotate} disabled={!size} onPress={turn} />
          {onDownload ? <IconButton icon={Download} label={words.download} onPress={() => onDownload(image)} /> : null}
          {several ? (
            <IconButton icon={ChevronRight} label={words.next} disabled={index === count - 1} onPress={() => go(1)} />
          ) : null}
        </div>
      </div>
      {several ? (
        <VisuallyHidden>
          <span role="status">{words.position(index + 1, count)}</span>
        </VisuallyHidden>
      ) : null}
    </div>
  );
}

/** Keys of the whole dialog, whichever of its buttons has focus. */
function useKeys(panel: RefObject<HTMLElement | null>, keys: Record<string, () => void>) {
  const known = useRef(keys);
  useEffect(() => {
    known.current = keys;
  });
  useEffect(() => {
    const dialog = panel.current?.parentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = known.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}
