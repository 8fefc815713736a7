import { Text } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import * as css from './WaitingPages.css.ts';

export interface WaitingPagesProps {
  /** The number of the version that the edit was made on, where it is known. */
  madeOn: number | undefined;
  old: ReactNode;
  now: ReactNode;
}

/** The page that an edit was made on, and beside it the one of today's version. */
export function WaitingPages({ madeOn, old, now }: WaitingPagesProps) {
  return (
    <div className={css.room}>
      <div className={css.pages}>
        <Page name={copy.pages.old(madeOn)}>{old}</Page>
        <Page name={copy.pages.now}>{now}</Page>
      </div>
    </div>
  );
}

function Page({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.page} aria-label={name}>
      <div className={css.name}>
        <Text size="caption" tone="secondary">
          {name}
        </Text>
      </div>
      {children}
    </section>
  );
}
