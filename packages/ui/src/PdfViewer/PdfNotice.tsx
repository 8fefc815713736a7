import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { CircleAlert, FileX } from '../icons.ts';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { draft, loading, middle } from './PdfViewer.css.ts';

export type PdfNoticeProps =
  | { kind: 'loading' }
  /** Loading failed and may work again: a button to retry is shown. */
  | { kind: 'failed'; title: string; hint: string; retryLabel: string; onRetry: () => void }
  /** The document is gone for good: only the words are shown. */
  | { kind: 'gone'; title: string; hint?: string };

/** Widths of the lines of a page to come. */
const lines = Array.from({ length: 16 }, (_, line) => (line % 5 === 4 ? '60%' : '100%'));

/** Shown in the place of the pages: skeleton, failure or the words that the file is gone. */
export function PdfNotice(props: PdfNoticeProps) {
  switch (props.kind) {
    case 'loading':
      return (
        <div className={loading}>
          <div className={draft}>
            <SkeletonRegion>
              <Skeleton shape="block" width="40%" height={1.5} />
              <br />
              {lines.map((width, line) => (
                <Skeleton key={line} width={width} />
              ))}
            </SkeletonRegion>
          </div>
        </div>
      );
    case 'failed':
      return (
        <div className={middle}>
          <Empty
            kind="noMatch"
            icon={CircleAlert}
            title={props.title}
            action={<Button onPress={props.onRetry}>{props.retryLabel}</Button>}
          >
            {props.hint}
          </Empty>
        </div>
      );
    case 'gone':
      return (
        <div className={middle}>
          <Empty kind="waiting" icon={FileX} title={props.title}>
            {props.hint}
          </Empty>
        </div>
      );
  }
}
