import { changeKinds, type Document, type VersionChange } from '@tinystar/contract';
import { Empty, Heading, Inline, InlineMessage, Select, Tag, Text } from '@tinystar/ui';
import { CircleCheck } from '@tinystar/ui/icons';
import { useState } from 'react';
import type { FileAddress } from '../fileAddress.ts';
import { PlaceSteps } from '../PlaceSteps.tsx';
import { wordsOf } from '../waiting/model/actOf.ts';
import { ChangeWords } from './ChangeWords.tsx';
import { copy } from './copy.ts';
import { pageOf, shownOf, type Comparison, type Shown, type Side } from './model/changes.ts';
import * as css from './VersionComparison.css.ts';
import { VersionPages } from './VersionPages.tsx';

export interface VersionComparisonProps {
  document: Pick<Document, 'id' | 'name'>;
  /** From an earlier version to the current one. */
  comparison: Comparison;
  /** Where the pages of each side are; none of a side without a PDF form. */
  addresses: Record<Side, FileAddress | null>;
}

/** What differs between two versions, one place after the other: the words and the pages of both. */
export function VersionComparison({ document, comparison, addresses }: VersionComparisonProps) {
  const { from, to, changes } = comparison;
  const [wantedKind, setKind] = useState<Shown>('all');
  const [wanted, setWanted] = useState(0);
  // After another save there may be fewer of them.
  const kind = shownOf(changes, wantedKind).length > 0 ? wantedKind : 'all';
  const shown = shownOf(changes, kind);
  const at = Math.min(wanted, shown.length - 1);
  const change = shown[at];
  if (!change)
    return (
      <Empty kind="first" icon={CircleCheck} title={copy.same.title}>
        {copy.same.text}
      </Empty>
    );
  const numbers = { before: from.number, after: to.number };
  const hasPages = addresses.before !== null || addresses.after !== null;
  return (
    <section className={css.comparison} aria-label={copy.compared(from.number, to.number)}>
      <div className={css.tools}>
        <Inline justify="between" wrap>
          <Inline gap={8}>
            <Heading level={2} size="label">
              {copy.compared(from.number, to.number)}
            </Heading>
            <Text tone="secondary" numeric>
              {copy.differences(changes.length)}
            </Text>
          </Inline>
          <div className={css.filter}>
            <Select
              label={copy.filter}
              size="sm"
              options={optionsOf(changes)}
              value={kind}
              onChange={(next) => {
                setKind(next);
                setWanted(0);
              }}
            />
          </div>
        </Inline>
        <Inline justify="between">
          <Inline gap={8}>
            <span role="status">
              <Text weight="strong" numeric>
                {copy.at(at + 1, shown.length)}
              </Text>
            </span>
            <Tag>{nameOf(change)}</Tag>
          </Inline>
          <PlaceSteps at={at} count={shown.length} onAt={setWanted} />
        </Inline>
      </div>
      <div className={hasPages ? css.words : css.wordsAlone}>
        <ChangeWords change={change} numbers={numbers} />
      </div>
      {saysTheSame(change) ? <InlineMessage tone="info">{copy.sameWords}</InlineMessage> : null}
      {hasPages ? (
        <div className={css.pages}>
          {(['before', 'after'] as const).map((side) => (
            <VersionPages
              key={side}
              name={copy.version(numbers[side])}
              address={addresses[side]}
              document={document}
              blocks={change[side]}
              page={pageOf(change, side)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** Whether makers wrote the same on both sides, where the pages say something else. */
const saysTheSame = ({ kind, before, after }: VersionChange): boolean => {
  const [old, now] = [before, after].map((blocks) => blocks.map(({ block }) => wordsOf(block)).join(''));
  return kind === 'changed' && old === now;
};

const nameOf = ({ kind, after: [first] }: VersionChange): string => {
  if (kind !== 'switched') return copy.kinds[kind];
  return first?.block.status === 'disabled' ? copy.switchedOff : copy.switchedOn;
};

const optionsOf = (changes: readonly VersionChange[]): { value: Shown; label: string }[] => [
  { value: 'all', label: copy.all(changes.length) },
  ...changeKinds
    .map((value) => ({ value, count: shownOf(changes, value).length }))
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value, label: copy.some(copy.kinds[value], count) })),
];
