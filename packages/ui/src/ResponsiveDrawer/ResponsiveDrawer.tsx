import { useId, type ReactNode } from 'react';
import { queries } from '@tinystar/tokens';
import { Drawer } from '../Drawer/Drawer.tsx';
import { body, foot, head, title as heading } from '../Drawer/Drawer.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons.ts';
import { keyboardScroll } from '../private/keyboardScroll.ts';
import { useFocusReturnFrom } from '../private/useFocusReturn.ts';
import { useMedia } from '../private/useMedia.ts';
import { panel } from './ResponsiveDrawer.css.ts';
import { commonCopy } from '../private/copy.ts';

export interface ResponsiveDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 232, 416, 440 or 640 px, at most half of the room. @default 'md' */
  size?: 'nav' | 'sm' | 'md' | 'lg';
  /** The side of the drawer; a panel stands where it is written. @default 'end' */
  side?: 'start' | 'end';
  /** Small buttons between the title and the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Lets the content reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * Details beside a page: a panel that takes part in the layout from 1024 px on, below that a modal drawer.
 * Put it into a row (`Inline align="stretch"`) beside what it belongs to. For a task that interrupts use Drawer.
 */
export function ResponsiveDrawer(props: ResponsiveDrawerProps) {
  const narrow = useMedia(queries.below.lg);
  return narrow ? <Drawer {...props} /> : <Panel {...props} />;
}

function Panel({
  open,
  onClose,
  title,
  size = 'md',
  side = 'end',
  actions,
  footer,
  flush = false,
  children,
}: ResponsiveDrawerProps) {
  const titleId = useId();
  const focus = useFocusReturnFrom(open);
  if (!open) return null;
  return (
    <aside {...focus} className={panel({ side, size })} aria-labelledby={titleId}>
      <header className={head}>
        <h2 id={titleId} className={heading} title={title}>
          {title}
        </h2>
        {actions}
        <IconButton icon={X} label={commonCopy.close} onPress={onClose} />
      </header>
      <div ref={keyboardScroll} className={body({ padded: !flush })}>
        {children}
      </div>
      {footer ? <footer className={foot}>{footer}</footer> : null}
    </aside>
  );
}
