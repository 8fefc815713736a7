import type { ElementType, ReactNode } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/**
 * Takes the place of the package that locks the page behind overlays: it writes style elements, which our content
 * security policy forbids. base.css.ts does the same with a rule.
 */
export function RemoveScroll({ as: Element = 'div', allowPinchZoom: _, shards: __, ...rest }: RemoveScrollProps) {
  return <Element {...rest} />;
}
