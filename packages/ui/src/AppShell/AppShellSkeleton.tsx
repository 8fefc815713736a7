import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppShell.css.ts';
import * as bones from './AppShellSkeleton.css.ts';
import { useEnding } from '../Skeleton/skeletonsEnd.ts';
import { useWait } from '../Skeleton/useWait.ts';
import { commonCopy } from '../private/copy.ts';

export interface AppShellSkeletonProps {
  /** As the frame that follows will have it. @default 'sidebar' */
  look?: 'sidebar' | 'rail';
}

const entries = ['44%', '52%', '48%', '40%', '56%'] as const;
const lines = ['72%', '88%', '64%', '80%'] as const;

/**
 * Stands in the place of AppShell while nothing is known yet: who is logged in, which menu, which page. The frame is
 * there at once and in the measures of AppShell; the grey boxes in it follow after 150 ms.
 */
export function AppShellSkeleton({ look = 'sidebar' }: AppShellSkeletonProps) {
  const rail = look === 'rail';
  const delay = useWait();
  const ending = useEnding();
  return (
    <div className={css.shell} role="status">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <aside className={css.side({ look })}>
        <div className={bones.late} style={delay}>
          <div className={rail ? css.railHead : css.sideHead}>
            <div className={bones.line}>
              <Skeleton shape="circle" width={2} height={2} />
              {rail ? null : <Skeleton width="50%" />}
            </div>
          </div>
          <div className={bones.menu({ look })}>
            {entries.map((width) => (
              <div key={width} className={bones.entry({ look })}>
                <Skeleton shape="block" width={1.25} height={1.25} />
                {rail ? null : <Skeleton width={width} />}
              </div>
            ))}
          </div>
        </div>
      </aside>
      <div className={css.column}>
        <div className={css.top} />
        <div className={css.main({ padded: true })}>
          {ending ?? (
            <div className={bones.late} style={delay}>
              <div className={bones.page}>
                <Skeleton width="24%" height={1.75} />
                {lines.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
