import type { ReactNode } from 'react';

/** A passing notice; the words are complete without a title. */
export interface ToastMessage {
  id: number;
  text: string;
  tone: 'success' | 'danger' | 'warning' | 'info';
  requestId?: string;
  action?: ToastAction;
}

/** One small button that answers a notice, such as taking back what it tells; it makes the notice go. */
export type ToastAction = (dismiss: () => void) => ReactNode;

export interface ToastOptions {
  /** @default 'success' */
  tone?: ToastMessage['tone'];
  action?: ToastAction;
  /** How long it stays, in ms. @default 3000, 5000 for danger, 6000 with an action, 10000 with a number to copy */
  lasts?: number;
  /** Shown small and copyable, for a report. */
  requestId?: string;
}

let messages: readonly ToastMessage[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => messages,
  dismiss: (id: number) => set(messages.filter((message) => message.id !== id)),
};

/**
 * Tells the result of an action the person has already left. The same words twice stay one notice. Returns what takes it
 * away before its time.
 */
export function toast(text: string, { tone = 'success', requestId, action, lasts }: ToastOptions = {}): () => void {
  const message: ToastMessage = { id: ++last, text, tone, ...(requestId && { requestId }), ...(action && { action }) };
  set([...messages.filter((other) => other.text !== text), message].slice(-3));
  const life = lasts ?? (requestId ? 10_000 : action ? 6000 : tone === 'danger' ? 5000 : 3000);
  const dismiss = () => toastStore.dismiss(message.id);
  if (Number.isFinite(life)) setTimeout(dismiss, life);
  return dismiss;
}

/** Takes all notices away: for tests and stories, in which the next one must not find those of the one before. */
export const clearToasts = (): void => set([]);
