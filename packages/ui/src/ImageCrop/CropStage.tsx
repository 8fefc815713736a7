import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { corners, resultSize, type Ratio } from './crop.ts';
import { imageCropCopy } from './copy.ts';
import * as css from './ImageCrop.css.ts';
import { cutFrame, type CropFormat } from './cutFrame.ts';
import { useCropFrame } from './useCropFrame.ts';

export interface CropHandle {
  /** The cut picture; rejects when the browser refuses to encode it. */
  cut(): Promise<Blob>;
}

interface CropStageProps {
  picture: ImageBitmap;
  ratio: Ratio;
  side: number;
  format: CropFormat;
  guide: 'square' | 'circle';
  label: string;
  hint: string;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The picture with the frame over it. */
export const CropStage = forwardRef<CropHandle, CropStageProps>(function CropStage(
  { picture, ratio, side, format, guide, label, hint },
  ref,
) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLCanvasElement>(null);
  const { frame, shape, press, grab, move } = useCropFrame(picture, ratio, stage);

  useEffect(() => {
    drawing.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);

  useImperativeHandle(ref, () => ({ cut: () => cutFrame(picture, frame, resultSize(shape, side), format) }), [
    picture,
    frame,
    shape,
    side,
    format,
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key, event.shiftKey)) event.preventDefault();
  };
  const box = {
    insetInlineStart: percent(frame.x, picture.width),
    insetBlockStart: percent(frame.y, picture.height),
    inlineSize: percent(frame.width, picture.width),
    blockSize: percent(frame.height, picture.height),
  };
  const rounded = {
    x: Math.round(frame.x),
    y: Math.round(frame.y),
    width: Math.round(frame.width),
    height: Math.round(frame.height),
  };
  return (
    <div className={css.crop}>
      <div
        ref={stage}
        className={css.stage}
        style={assignInlineVars({ [css.aspect]: String(picture.width / picture.height) })}
        dir="ltr"
      >
        <canvas ref={drawing} className={css.drawing} width={picture.width} height={picture.height} aria-hidden />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is what may keep the arrow keys from a screen reader */}
        <div
          className={css.frame({ guide })}
          style={box}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
          tabIndex={0}
          role="application"
          aria-label={label}
          aria-describedby={`${id}-hint ${id}-place`}
          onKeyDown={onKeyDown}
          onPointerDown={grab(null)}
          {...move}
        >
          <span className={css.thirds} aria-hidden />
          {corners.map((corner) => (
            <span
              key={corner}
              className={css.handle({ corner })}
              data-corner={corner}
              aria-hidden
              onPointerDown={grab(corner)}
              {...move}
            />
          ))}
        </div>
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
      <VisuallyHidden>
        <span id={`${id}-place`} role="status">
          {imageCropCopy.size(rounded)}
        </span>
      </VisuallyHidden>
    </div>
  );
});
