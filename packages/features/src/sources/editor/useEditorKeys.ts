import { useEffect } from 'react';

/** Keys of the whole editor, wherever the focus is: Ctrl+S, Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, Escape. */
export type EditorKeys = Partial<Record<'s' | 'z' | 'Z' | 'y' | 'Escape', (() => void) | undefined>>;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Listens to {@link EditorKeys}. Inside of a field the browser's own undo goes on working on its letters. */
export const useEditorKeys = (keys: EditorKeys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return keys.Escape?.();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const letter = event.key.toLowerCase();
      // The browser would offer to save the page.
      if (letter === 's') event.preventDefault();
      else if (isField(event.target)) return;
      const act =
        letter === 'z'
          ? event.shiftKey
            ? keys.Z
            : keys.z
          : letter === 's'
            ? keys.s
            : letter === 'y'
              ? keys.y
              : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
