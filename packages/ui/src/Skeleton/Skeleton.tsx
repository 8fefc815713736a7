import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bone, region } from './Skeleton.css.ts';
import { commonCopy } from '../private/copy.ts';
import { useEnding } from './skeletonsEnd.ts';
import { useWait } from './useWait.ts';

export interface SkeletonProps {
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** In rem, or a share of the room such as '60%'. @default '100%' */
  width?: number | `${number}%`;
  /** In rem; text takes its height from the type. */
  height?: number;
}

const rem = (length: number | string | undefined) => (typeof length === 'number' ? `${length}rem` : length);

/** A grey box in the place and size of what is to come. Wrap a group of them in SkeletonRegion. */
export function Skeleton({ shape = 'text', width = '100%', height }: SkeletonProps) {
  return <span aria-hidden className={bone({ shape })} style={{ inlineSize: rem(width), blockSize: rem(height) }} />;
}

/** Carries one hidden 正在加载 for the whole group. A refetch never shows it. `endSkeletons` says what ends all of them. */
export function SkeletonRegion({ children }: { children: ReactNode }) {
  const delay = useWait();
  const ending = useEnding();
  if (ending !== null) return <div role="status">{ending}</div>;
  return (
    <div className={region} style={delay} role="status">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
