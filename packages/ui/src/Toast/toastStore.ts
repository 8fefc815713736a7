/** A passing notice; the words are complete without a title. */
export interface ToastMessage {
  id: number;
  text: string;
  tone: 'success' | 'danger' | 'warning' | 'info';
}

export interface ToastOptions {
  /** @default 'success' */
  tone?: ToastMessage['tone'];
  /** How long it stays, in ms. @default 3000, 5000 for danger */
  lasts?: number;
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

/** Tells the result of an action the person has already left. The same words twice stay one notice. */
export function toast(text: string, { tone = 'success', lasts = tone === 'danger' ? 5000 : 3000 }: ToastOptions = {}) {
  const message: ToastMessage = { id: ++last, text, tone };
  set([...messages.filter((other) => other.text !== text), message].slice(-3));
  if (Number.isFinite(lasts)) setTimeout(() => toastStore.dismiss(message.id), lasts);
}
