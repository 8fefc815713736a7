import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as css from '../Dialog/Dialog.css.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { confirmDialogCopy } from './copy.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** Called by the second button, Escape and the close button. */
  onCancel: () => void;
  /** Called by the first button; hold `pending` while it works. */
  onConfirm: () => void;
  /** A question, without the words 确定要. */
  title: string;
  /** What is lost and what is kept. */
  children?: ReactNode;
  /** The deed itself, as a verb. @default '确定' */
  confirmLabel?: string;
  /** The way back. @default '取消' */
  cancelLabel?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
  pending?: boolean;
}

/** Asks before something that cannot be taken back. Focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel = confirmDialogCopy.confirm,
  cancelLabel = confirmDialogCopy.cancel,
  tone = 'accent',
  pending,
}: ConfirmDialogProps) {
  const container = usePortalContainer();
  const focus = useFocusReturn(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onCancel())}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            {...focus}
            className={css.surface({ size: 'sm' })}
            {...(children ? {} : { 'aria-describedby': undefined })}
          >
            <header className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
            </header>
            {children ? (
              <Radix.Description asChild>
                <div className={css.body}>{children}</div>
              </Radix.Description>
            ) : null}
            <footer className={`${css.foot} ${css.plainFoot}`}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button tone={tone} emphasis="solid" pending={pending} onPress={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
