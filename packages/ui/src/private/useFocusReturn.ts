import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Until a modal layer has faded out, radix hides the page from screen readers by these. */
const hidden = ['aria-hidden', 'data-aria-hidden'];

/** What hides an element; that it is shown to screen readers again is for whoever gives it the focus to say. */
const coversOf = (element: Element): Element[] => {
  const cover = element.closest('[data-aria-hidden]');
  return cover ? [cover, ...(cover.parentElement ? coversOf(cover.parentElement) : [])] : [];
};

/**
 * Gives the focus back as soon as a layer begins to close, because keys that are pressed while it fades out are meant
 * for the page, and once more when it is gone. Whoever has gone elsewhere meanwhile stays there.
 */
function useLayer(open: boolean, opener: RefObject<Element | null>) {
  /** What had the focus last in the layer, or in one that it opened. */
  const inside = useRef<Element | null>(null);
  const covers = useRef<Element[]>([]);
  const isOpen = useRef(open);

  const giveBack = () => {
    const at = document.activeElement;
    const lost = at === null || at === document.body || at === inside.current;
    if (!lost || !(opener.current instanceof HTMLElement)) return;
    covers.current = coversOf(opener.current);
    for (const cover of covers.current) for (const name of hidden) cover.removeAttribute(name);
    opener.current.focus();
  };

  // Not before effects: until then radix keeps the focus inside.
  useEffect(() => {
    isOpen.current = open;
    const last = inside.current;
    if (!open && last) giveBack();
    if (open && last instanceof HTMLElement && last.isConnected) {
      // Opened again while it fades out: it is there already, so that nobody else takes the focus in.
      for (const cover of covers.current) for (const name of hidden) cover.setAttribute(name, 'true');
      last.focus();
    }
    return () => {
      isOpen.current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it lives from refs, and is about the change alone
  }, [open]);

  return {
    onFocus: (event: FocusEvent) => {
      inside.current = event.target;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (isOpen.current) return;
      giveBack();
      inside.current = null;
    },
  };
}

/**
 * Handlers of a modal layer that is opened by whatever has the focus then. `start` decides where focus goes on opening;
 * left out, radix decides.
 */
export function useFocusReturn(open: boolean, start?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  return {
    ...useLayer(open, opener),
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      start?.(event);
    },
  };
}

/** The same for a panel that is gone at once and was not entered by opening it. */
export function useFocusReturnFrom(open: boolean) {
  const opener = useRef<Element | null>(null);
  const { onFocus } = useLayer(open, opener);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return { onFocus };
}

/** The same for a layer at its button. Whoever closes it by a press beside it has gone elsewhere. */
export function useFocusReturnTo(button: RefObject<Element | null>, open: boolean) {
  const home = useRef<Element | null>(null);
  const layer = useLayer(open, home);
  useEffect(() => {
    if (open) home.current = button.current;
  }, [open, button]);
  return {
    ...layer,
    onPointerDownOutside: () => {
      home.current = null;
    },
  };
}
