import type { VersionChange } from '@tinystar/contract';
import { Inline, Text } from '@tinystar/ui';
import { useMemo } from 'react';
import { markBlocks } from '../markBlocks.tsx';
import { BlockWords } from '../waiting/BlockWords.tsx';
import { copy } from './copy.ts';
import type { Side } from './model/changes.ts';
import * as css from './VersionComparison.css.ts';

export interface ChangeWordsProps {
  change: VersionChange;
  /** The numbers of the two versions. */
  numbers: Record<Side, number>;
}

/** The words of both sides of a change; where they were written otherwise, what differs is marked. */
export function ChangeWords({ change, numbers }: ChangeWordsProps) {
  const marked = useMemo(() => (change.kind === 'changed' ? markBlocks(change.before, change.after) : null), [change]);
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
        {...(marked && { shown: marked[side] })}
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
