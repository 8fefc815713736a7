import type { ReactNode } from 'react';
import { group, heads, lead, title } from './page.css.ts';
import { Phrases } from './Phrases.tsx';

export interface SectionProps {
  title: readonly string[];
  sub?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title: words, sub, children }: SectionProps) {
  return (
    <section className={group}>
      <div className={heads}>
        <h2 className={title}>
          <Phrases of={words} />
        </h2>
        {sub ? <p className={lead}>{sub}</p> : null}
      </div>
      {children}
    </section>
  );
}
