import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons.ts';
import { focusFirstField } from '../private/focusFirstField.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { keyboardScroll } from '../private/keyboardScroll.ts';
import { useLeave } from '../private/useLeave.tsx';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Drawer.css.ts';
import { commonCopy } from '../private/copy.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 180, 232, 416, 440 or 640 px; the first leaves a phone a strip of the page, the last three fill it. @default 'md' */
  size?: 'nav' | 'sidebar' | 'sm' | 'md' | 'lg';
  /** @default 'end' */
  side?: 'start' | 'end';
  /** Without it the page behind stays usable and there is no scrim. @default true */
  modal?: boolean;
  /** Small buttons between the title and the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Lets the content reach the edges. */
  flush?: boolean;
  /** Leaves out the head; the title then only names the drawer. */
  bare?: boolean;
  /**
   * Whether closing loses what was typed, which is asked about first; `false` where it is kept. Left out, the drawer
   * watches its fields.
   */
  unsaved?: boolean;
  children: ReactNode;
}

/** A panel at the side: details of what is behind it, or a task that runs on. */
export function Drawer({
  open,
  onClose,
  title,
  size = 'md',
  side = 'end',
  modal = true,
  actions,
  footer,
  flush = false,
  bare = false,
  unsaved,
  children,
}: DrawerProps) {
  const container = usePortalContainer();
  const focus = useFocusReturn(open, focusFirstField);
  const { leave, watch, question } = useLeave(open, onClose, unsaved);
  return (
    <Radix.Root open={open} modal={modal} onOpenChange={(next) => (next ? undefined : leave())}>
      <Radix.Portal container={container}>
        {modal ? <Radix.Overlay className={css.scrim} /> : null}
        <Radix.Content
          className={css.surface({ size, side, modal })}
          aria-describedby={undefined}
          {...focus}
          {...watch}
          onInteractOutside={modal ? undefined : (event) => event.preventDefault()}
        >
          {bare ? (
            <VisuallyHidden>
              <Radix.Title>{title}</Radix.Title>
            </VisuallyHidden>
          ) : (
            <header className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {actions}
              <IconButton icon={X} label={commonCopy.close} onPress={leave} />
            </header>
          )}
          <div ref={keyboardScroll} className={css.body({ padded: !flush })}>
            {children}
          </div>
          {footer ? <footer className={css.foot}>{footer}</footer> : null}
          {question}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
