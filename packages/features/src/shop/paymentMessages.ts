/** What the result page tells the page that shows it (C-130). Words for the screen only: never a proof of payment. */
export const paymentMessages = ['closeModal', 'payAgain', 'showResult'] as const;
export type PaymentMessage = (typeof paymentMessages)[number];

const isMessage = (value: unknown): value is PaymentMessage => paymentMessages.some((name) => name === value);

/** Tells the page around this one, of our own origin alone; nothing where there is none. */
export const tellPage = (type: PaymentMessage, orderId: string): void => {
  const around = window.parent === window ? (window.opener as Window | null) : window.parent;
  around?.postMessage({ type, orderId }, location.origin);
};

/** The message of an event, when a page of our own origin sent it about this order. */
export const readMessage = ({ origin, data }: MessageEvent<unknown>, orderId: string): PaymentMessage | undefined => {
  if (origin !== location.origin) return undefined;
  const { type, orderId: about } =
    typeof data === 'object' && data ? (data as { type?: unknown; orderId?: unknown }) : { type: data };
  return isMessage(type) && (about === undefined || about === orderId) ? type : undefined;
};
