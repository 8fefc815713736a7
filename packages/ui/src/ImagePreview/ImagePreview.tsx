import * as Radix from 'radix-ui/dialog';
import { saveFile } from '../private/saveFile.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { imagePreviewCopy } from './copy.ts';
import * as css from './ImagePreview.css.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

export interface PreviewImage {
  src: string;
  /** Shown above, and the name of a download. */
  name: string;
  /** What the picture shows; left out, its name is read. */
  alt?: string;
}

export interface PreviewWords {
  close: string;
  zoomIn: string;
  zoomOut: string;
  rotate: string;
  download: string;
  previous: string;
  next: string;
  toolbar: string;
  loading: string;
  broken: string;
  retry: string;
  position: (at: number, count: number) => string;
}

export interface ImagePreviewProps {
  /** The pictures one can leaf through. */
  images: readonly PreviewImage[];
  /** The picture shown, from 0; null closes the preview. */
  index: number | null;
  /** Called with the place of the picture to show. */
  onIndexChange: (index: number) => void;
  /** Esc or the close button. */
  onClose: () => void;
  /** Left out, the browser downloads the address itself; null takes the button away. */
  onDownload?: ((image: PreviewImage) => void) | null;
  /** Replaces single words. */
  words?: Partial<PreviewWords>;
}

/** Pictures over the whole window: zoom, turn, move, download, and the way to the next one. Always on a dark ground. */
export function ImagePreview({ images, index, onIndexChange, onClose, onDownload, words }: ImagePreviewProps) {
  const container = usePortalContainer();
  const image = index === null ? undefined : images[index];
  const focus = useFocusReturn(image !== undefined, (event) => {
    // The panel takes the keys; a ring around the first button would say otherwise.
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  });
  const download = onDownload === undefined ? (shown: PreviewImage) => saveFile(shown.src, shown.name) : onDownload;
  return (
    <Radix.Root open={image !== undefined} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal container={container}>
        <Radix.Content className={css.surface} data-theme="dark" aria-describedby={undefined} {...focus}>
          {image !== undefined && index !== null ? (
            <PreviewPanel
              key={`${index} ${image.src}`}
              image={image}
              index={index}
              count={images.length}
              words={{ ...imagePreviewCopy, ...words }}
              onIndexChange={onIndexChange}
              onDownload={download}
              onClose={onClose}
            />
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
