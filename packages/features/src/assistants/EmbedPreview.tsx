import type { EmbedLook } from '@tinystar/contract';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './EmbedPreview.css.ts';

/** A website with the widget, in outline: where its button and its window stand, and in which colour. */
export function EmbedPreview({ label, look: { position, color } }: { label: string; look: EmbedLook }) {
  return (
    <div className={css.site} role="img" aria-label={label} style={assignInlineVars({ [css.paint]: color })}>
      <div className={css.bar} />
      <div className={css.page}>
        <div className={css.line} />
        <div className={css.line} />
        <div className={css.line} />
      </div>
      <div className={css.window({ position })}>
        <div className={css.head} />
        <div className={css.question} />
        <div className={css.answer} />
      </div>
      {position === 'corner' ? <div className={css.button} /> : null}
    </div>
  );
}
