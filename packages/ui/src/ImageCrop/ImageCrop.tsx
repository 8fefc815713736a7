import { forwardRef, useEffect, useState } from 'react';
import { Empty } from '../Empty/Empty.tsx';
import { ImageOff } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CropStage, type CropHandle } from './CropStage.tsx';
import { MIN_SIDE, type Ratio } from './crop.ts';
import { middle } from './ImageCrop.css.ts';
import type { CropFormat } from './cutFrame.ts';
import { readImage, type ReadImage } from './readImage.ts';
import { imageCropCopy } from './copy.ts';

export type { CropHandle };

export interface ImageCropProps {
  /** The picture as the person chose it. */
  file: Blob;
  /** Width to height of what is cut out. @default '1:1' */
  ratio?: Ratio;
  /** Px on the shorter side of the result. @default 300 */
  side?: number;
  /** The file that comes out. @default 'image/png' */
  format?: CropFormat;
  /** A circle shows what an avatar will show; the result stays square. @default 'square' */
  guide?: 'square' | 'circle';
  /** Tells whether there is something to cut, so that the dialog's button can wait. */
  onReady?: (ready: boolean) => void;
  /** Names the frame. @default '裁剪框' */
  label?: string;
  /** @default '方向键移动，按住Shift用方向键缩放' */
  hint?: string;
  /** Read out while the picture opens. @default '正在打开图片' */
  loadingLabel?: string;
  /** Stands there when the picture cannot be read. @default '图片无法打开' */
  brokenTitle?: string;
  /** What to do then. @default '文件可能已损坏，请换一张图片' */
  brokenHint?: string;
  /** Stands there when the picture has too few pixels. @default '图片太小' */
  smallTitle?: string;
  /** What to do then. @default '宽和高都至少需要60像素' */
  smallHint?: string;
}

/** Cuts a part out of a picture: drag, pinch, wheel or arrow keys. Ask its handle for the result. */
export const ImageCrop = forwardRef<CropHandle, ImageCropProps>(function ImageCrop(
  {
    file,
    ratio = '1:1',
    side = 300,
    format = 'image/png',
    guide = 'square',
    onReady,
    label = imageCropCopy.frame,
    hint = imageCropCopy.hint,
    loadingLabel = imageCropCopy.loading,
    brokenTitle = imageCropCopy.broken,
    brokenHint = imageCropCopy.brokenHint,
    smallTitle = imageCropCopy.small,
    smallHint = imageCropCopy.smallHint(MIN_SIDE),
  },
  ref,
) {
  const read = useImage(file);
  const ready = read.kind === 'ready';
  useEffect(() => onReady?.(ready), [ready, onReady]);
  switch (read.kind) {
    case 'loading':
      return (
        <div className={middle}>
          <Spinner size="lg" label={loadingLabel} />
        </div>
      );
    case 'broken':
      return (
        <div className={middle} role="alert">
          <Empty kind="noMatch" icon={ImageOff} title={brokenTitle}>
            {brokenHint}
          </Empty>
        </div>
      );
    case 'small':
      return (
        <div className={middle} role="alert">
          <Empty kind="noMatch" icon={ImageOff} title={smallTitle}>
            {smallHint}
          </Empty>
        </div>
      );
    case 'ready':
      return (
        <CropStage
          ref={ref}
          picture={read.bitmap}
          ratio={ratio}
          side={side}
          format={format}
          guide={guide}
          label={label}
          hint={hint}
        />
      );
  }
});

function useImage(file: Blob): ReadImage | { kind: 'loading' } {
  const [read, setRead] = useState<{ of: Blob; value: ReadImage }>();
  useEffect(() => {
    let left = false;
    let bitmap: ImageBitmap | undefined;
    void readImage(file).then((value) => {
      if (value.kind === 'ready') bitmap = value.bitmap;
      if (left) bitmap?.close();
      else setRead({ of: file, value });
    });
    return () => {
      left = true;
      bitmap?.close();
    };
  }, [file]);
  return read?.of === file ? read.value : { kind: 'loading' };
}
