import type { VersionChange } from '@tinystar/contract';
import { Inline, Text } from '@tinystar/ui';
import { useMemo } from 'react';
import { BlockWords } from '../waiting/BlockWords.tsx';
import { wordsOf } from '../waiting/model/actOf.ts';
import { copy } from './copy.ts';
import type { Side } from './model/changes.ts';
import { markWords, type Part } from './model/markWords.ts';
import * as css from './VersionComparison.css.ts';

export interface ChangeWordsProps {
  change: VersionChange;
  /** The numbers of the two versions. */
  numbers: Record<Side, number>;
}

/** The words of both sides of a change; where they were written otherwise, what differs is marked. */
export function ChangeWords({ change, numbers }: ChangeWordsProps) {
  const marked = useMemo(() => {
    const [before, after] = [change.before, change.after].map((blocks) => blocks.map(({ block }) => wordsOf(block)));
    return change.kind === 'changed' ? markWords(before!, after!) : null;
  }, [change]);
  return (['before', 'after'] as const).map((side) => {
    const title = copy.version(numbers[side]);
    const blocks = change[side];
    if (blocks.length === 0) return <Absent key={side} title={title} />;
    return (
      <BlockWords
        key={side}
        title={title}
        blocks={blocks}
        mine={side === 'after'}
        {...(marked && {
          shown: marked[side].map((parts, at) =>
            parts.length === 0 ? null : <MarkedWords key={at} parts={parts} side={side} />,
          ),
        })}
      />
    );
  });
}

function Absent({ title }: { title: string }) {
  return (
    <div role="group" aria-label={title}>
      <Inline gap={8}>
        <Text size="caption" tone="secondary">
          {title}
        </Text>
      </Inline>
      <div className={css.absent}>
        <Text tone="tertiary">{copy.absent}</Text>
      </div>
    </div>
  );
}

function MarkedWords({ parts, side }: { parts: readonly Part[]; side: Side }) {
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
