import { badge } from './Badge.css.ts';
import { badgeCopy } from './copy.ts';

export interface BadgeProps {
  /** Nothing is drawn for zero. */
  count: number;
  /** Accessible words around the true number. @default n => `${n}条未读` */
  label?: (count: number) => string;
}

/** An unread count, drawn as 99+ above ninety-nine while its accessible name tells the true number. */
export function Badge({ count, label = badgeCopy.unread }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={badge} role="img" aria-label={label(count)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
