import { createContext, useContext, useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import type { Both } from '../../packages/ui/src/private/componentDocs.ts';

/** What the toolbar says, as far as a page of documentation obeys it. */
export interface DocsGlobals {
  locale?: string;
  theme?: string;
}

/** The toolbar's choices; the page is drawn again when one changes. */
export function useDocsGlobals(context: DocsContextProps): DocsGlobals {
  const [story] = context.componentStories();
  const [globals, setGlobals] = useState<DocsGlobals>(() => (story ? context.getStoryContext(story).globals : {}));
  useEffect(() => {
    // What the toolbar asks for, not what was updated: stories in frames of their own tell of their globals here too.
    const update = (asked: { globals: DocsGlobals }) => setGlobals((now) => ({ ...now, ...asked.globals }));
    context.channel.on(UPDATE_GLOBALS, update);
    return () => context.channel.off(UPDATE_GLOBALS, update);
  }, [context]);
  return globals;
}

export type DocsLanguage = 'zh-CN' | 'en';

export const LanguageContext = createContext<DocsLanguage>('zh-CN');

/** Picks the words of the language that the toolbar shows; the marks around names in code are not read. */
export function useWords(): (both: Both) => string {
  const language = useContext(LanguageContext);
  return ([zh, en]) => (language === 'en' ? en : zh).replaceAll('`', '');
}
