import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { CircleAlert, CircleCheck, CircleX, Info } from '../icons.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { notice, region, request, words } from './Toast.css.ts';
import { toastStore, type ToastMessage } from './toastStore.ts';
import { commonCopy } from '../private/copy.ts';

const icons: Record<ToastMessage['tone'], Glyph> = {
  success: CircleCheck,
  danger: CircleX,
  warning: CircleAlert,
  info: Info,
};

const none = () => null;

/** Where toasts appear: once, at the root of the application. */
export function Toaster() {
  // A page drawn at build time has no place for them; they come when the page is brought to life.
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, none);
  const container = usePortalContainer();
  if (!messages) return null;
  return createPortal(
    <div className={region} role="status" aria-live="polite">
      {messages.map((message) => (
        <div key={message.id} className={notice}>
          <Icon of={icons[message.tone]} size="sm" tone={message.tone} />
          <span className={words}>
            <span>{message.text}</span>
            {message.requestId ? (
              <span className={request}>
                {commonCopy.requestId} <code>{message.requestId}</code>
                <CopyButton text={message.requestId} label={commonCopy.copyRequestId} size="sm" />
              </span>
            ) : null}
          </span>
          {message.action?.(() => toastStore.dismiss(message.id))}
        </div>
      ))}
    </div>,
    container ?? document.body,
  );
}
