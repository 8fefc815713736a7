import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { ThemeScope, Toaster } from '@tinystar/ui';
import { lengthenWords } from './longWords.ts';
import { themeSwitch, type ThemeName } from './themeSwitch.ts';
import './stage.css';

export interface StageProps {
  theme: ThemeName | 'pair';
  locale: 'zh-CN' | 'en' | 'long';
  contrast: 'usual' | 'more';
  density: 'comfortable' | 'compact';
  /** Of the browser's usual text size, per cent. */
  textSize: string;
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  /** `page` fills the window, `centered` and `padded` stand on a surface. */
  layout: 'page' | 'padded' | 'centered';
  children: ReactNode;
}

/** What surrounds a story: theme, contrast and density on a wrapper; motion, language, direction and text size; room. */
export function Stage({ theme, locale, contrast, density, textSize, direction, motion, layout, children }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const forced = useSyncExternalStore(themeSwitch.subscribe, themeSwitch.read);
  useEffect(() => {
    if (locale === 'long' && root.current) return lengthenWords(root.current);
  }, [locale]);
  useEffect(() => {
    // On the root, so that what stands outside of the stage (toasts, the docs page) obeys too.
    const page = document.documentElement;
    page.dataset.motion = motion;
    page.lang = locale === 'en' ? 'en' : 'zh-CN';
    page.dir = direction;
    page.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [motion, locale, direction, textSize]);
  const themes: readonly ThemeName[] = forced ? [forced] : theme === 'pair' ? ['light', 'dark'] : [theme];
  return (
    <div ref={root} className="stage" data-count={themes.length} lang={locale === 'en' ? 'en' : 'zh-CN'}>
      {themes.map((name, index) => (
        <ThemeScope
          key={themes.length === 1 ? 'only' : index}
          theme={name}
          contrast={contrast === 'more' ? contrast : undefined}
          density={density}
        >
          <div className={`stage-${layout}`} data-stage>
            {children}
          </div>
          {index === 0 ? <Toaster /> : null}
        </ThemeScope>
      ))}
    </div>
  );
}
