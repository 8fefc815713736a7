import { useEffect } from 'react';
import { ownLeave } from './ownLeave.ts';

/** While a form (by its id) holds unsaved changes Ctrl+S sends it, and closing the window asks first. */
export const useSaveKeys = (dirty: boolean, form: string): void => {
  useEffect(() => {
    if (!dirty) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const element = document.getElementById(form);
      if (element instanceof HTMLFormElement) element.requestSubmit();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!ownLeave.begun()) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, form]);
};
