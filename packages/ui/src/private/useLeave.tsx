import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { commonCopy } from './copy.ts';
import { useTyped } from './useTyped.ts';

/**
 * The way out of a layer by Esc, its close button or a press beside it: asks first where typed text would be lost. The
 * browser asks before a reload, and before the tab is closed.
 * `unsaved` is what the page knows about that; left out, the fields tell. `watch` stands on the layer, `question` in it.
 */
export function useLeave(open: boolean, onClose: () => void, unsaved: boolean | undefined) {
  const { holds, onFocusCapture, onInput } = useTyped();
  useEffect(() => {
    if (!open) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved ?? holds()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [open, unsaved, holds]);
  const [Question, setQuestion] = useState<ComponentType<ConfirmDialogProps>>();
  // Loaded when it is asked, for most layers hold no text; where it does not come the layer stays and nothing is lost.
  const ask = () => {
    import('../ConfirmDialog/ConfirmDialog.tsx').then(
      ({ ConfirmDialog }) => setQuestion(() => ConfirmDialog),
      () => undefined,
    );
  };
  const stay = () => setQuestion(undefined);
  const question: ReactNode = Question ? (
    <Question
      open
      tone="danger"
      title={commonCopy.leaveTitle}
      confirmLabel={commonCopy.leave}
      cancelLabel={commonCopy.stay}
      onCancel={stay}
      onConfirm={() => {
        stay();
        onClose();
      }}
    >
      {commonCopy.leaveText}
    </Question>
  ) : null;
  return {
    leave: () => ((unsaved ?? holds()) ? ask() : onClose()),
    watch: { onFocusCapture, onInput },
    question,
  };
}
