import { useEffect } from 'react';

/** What search engines show under the title, while the page stands; afterwards the document's own words again. */
export const useDescription = (words: string): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = words;
    return () => {
      meta.content = before;
    };
  }, [words]);
};
