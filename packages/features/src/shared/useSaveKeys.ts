import { useEffect } from 'react';
import { ownLeave } from './ownLeave.ts';

/** While a form holds unsaved changes Ctrl+S saves them, and closing the window asks first. */
export const useSaveKeys = (dirty: boolean, onSave: () => void): void => {
  useEffect(() => {
    if (!dirty) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSave();
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
  }, [dirty, onSave]);
};
