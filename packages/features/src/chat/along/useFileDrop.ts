import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Takes files that are dropped anywhere on an element; without it the browser would leave the page for the file. Tells
 * whether something is held over it.
 */
export const useFileDrop = (
  root: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean => {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const inside = event.type !== 'dragleave' || element.contains(event.relatedTarget as Node | null);
      setOver(event.type !== 'drop' && inside);
      const files = event.type === 'drop' ? [...event.dataTransfer.files] : [];
      if (files.length > 0) take.current(files);
    };
    const kinds = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) element.addEventListener(kind, onDrag);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, onDrag);
    };
  }, [root]);
  return over;
};
