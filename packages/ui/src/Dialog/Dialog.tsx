import * as Radix from 'radix-ui/dialog';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons.ts';
import { focusFirstField } from '../private/focusFirstField.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { keyboardScroll } from '../private/keyboardScroll.ts';
import { useLeave } from '../private/useLeave.tsx';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import * as css from './Dialog.css.ts';
import { commonCopy } from '../private/copy.ts';

export interface DialogProps {
  open: boolean;
  /** Esc, the close button or a press beside the dialog, once typed text may be lost. */
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: string;
  /**
   * 480 px for one question or up to four fields, 800 px for a table, two columns or an editor (C-142); never wider than
   * the window less 32 px. @default 'md'
   */
  size?: 'sm' | 'md';
  /** Buttons, the decisive one last. */
  footer?: ReactNode;
  /** Presses beside it and Esc are ignored, because what goes on must be seen to its end. */
  persistent?: boolean;
  /**
   * Whether closing loses what was typed, which is asked about first; `false` where it is kept. Left out, the dialog
   * watches its fields.
   */
  unsaved?: boolean;
  children: ReactNode;
}

/** A modal dialog. It mounts nothing before it is opened first; when it closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used || props.open ? <UsedDialog {...props} /> : null;
}

/** Stays mounted when it closes, so that the leaving animation can run. */
function UsedDialog(props: DialogProps) {
  const { open, onClose, title, description, size = 'md', footer, persistent, unsaved, children } = props;
  const container = usePortalContainer();
  const focus = useFocusReturn(open, focusFirstField);
  const { leave, watch, question } = useLeave(open, onClose, unsaved);
  const stay = persistent ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : leave())}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            className={css.surface({ size })}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...focus}
            {...watch}
            onEscapeKeyDown={stay}
            onInteractOutside={stay}
          >
            <header className={css.head}>
              <div className={css.titles}>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {description ? <Radix.Description className={css.description}>{description}</Radix.Description> : null}
              </div>
              <IconButton icon={X} label={commonCopy.close} onPress={leave} />
            </header>
            <div ref={keyboardScroll} className={css.body}>
              {children}
            </div>
            {footer ? <footer className={css.foot}>{footer}</footer> : null}
            {question}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
