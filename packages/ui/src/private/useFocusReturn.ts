import { useRef } from 'react';

/**
 * Handlers that return focus when a dialog without a radix trigger closes; radix returns it to triggers only.
 * `start` decides where focus goes on opening; left out, radix decides.
 */
export function useFocusReturn(start?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      start?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
