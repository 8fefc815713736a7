import * as css from './MarkedWords.css.ts';
import type { Side } from './versions/model/changes.ts';
import type { Part } from './versions/model/markWords.ts';

export interface MarkedWordsProps {
  parts: readonly Part[];
  /** Whether the marked words are gone on the other side, or new on this one. */
  side: Side;
}

/** The words of one side of a comparison, those marked that only this side has. */
export function MarkedWords({ parts, side }: MarkedWordsProps) {
  return parts.map(({ text, differs }, at) => {
    if (!differs) return <span key={at}>{text}</span>;
    return side === 'before' ? (
      <del key={at} className={css.gone}>
        {text}
      </del>
    ) : (
      <ins key={at} className={css.fresh}>
        {text}
      </ins>
    );
  });
}
