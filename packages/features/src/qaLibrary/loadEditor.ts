import { useEffect } from 'react';
import { whenIdle } from '../shared/whenIdle.ts';

/** Loads what answers are written in. */
export const loadEditor = async () => ({ default: (await import('@tinystar/ui/editor')).MarkdownEditor });

/** Loads it once the page stands, unless somebody saves data: the first press finds it also when the connection is lost. */
export function useEditorSoon(): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData || !navigator.onLine) return;
    // Where it cannot be loaded, the press asks for it again.
    return whenIdle(() => void loadEditor().catch(() => undefined));
  }, []);
}
