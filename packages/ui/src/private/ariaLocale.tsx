import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import './pressable.css.ts';

/**
 * usePress writes a style element into the page unless this id stands in it. A content security policy without
 * 'unsafe-inline' refuses that element, so the id is placed here and the rule stands in pressable.css.ts.
 */
const STYLE_ID = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && !document.getElementById(STYLE_ID)) {
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  mark.name = STYLE_ID;
  document.head.append(mark);
}

/** The words that react-aria says are Chinese, whatever the browser speaks. Every component with its hooks stands in it. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
