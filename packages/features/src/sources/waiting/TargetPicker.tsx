import { Button, ComboBox, Field, Inline } from '@tinystar/ui';
import { useMemo } from 'react';
import { copy } from './copy.ts';
import { beginning, nextOf, type Target } from './model/targets.ts';

export interface TargetPickerProps {
  label: string;
  targets: readonly Target[];
  chosen: readonly Target[];
  /** Several blocks of a page can become one. */
  joins: boolean;
  onChange: (ids: readonly string[]) => void;
}

/** Which blocks of today's version get a waiting edit: the first by its words, more behind it one by one. */
export function TargetPicker({ label, targets, chosen, joins, onChange }: TargetPickerProps) {
  const options = useMemo(
    () =>
      targets.map(({ page, number, block }) => ({
        value: block.id,
        label: copy.option(page, number, beginning(block)),
      })),
    [targets],
  );
  const ids = chosen.map(({ block }) => block.id);
  const next = joins ? nextOf(targets, chosen) : undefined;
  return (
    <>
      <Field label={label}>
        <ComboBox
          options={options}
          value={ids[0]}
          placeholder={copy.placeholder}
          empty={copy.noTarget}
          onChange={(id) => onChange(id === undefined ? [] : [id])}
        />
      </Field>
      {joins && chosen.length > 0 ? (
        <Inline gap={8} wrap>
          <Button size="sm" disabled={!next} onPress={() => next && onChange([...ids, next.block.id])}>
            {copy.more}
          </Button>
          {ids.length > 1 ? (
            <Button size="sm" emphasis="quiet" onPress={() => onChange(ids.slice(0, -1))}>
              {copy.fewer}
            </Button>
          ) : null}
        </Inline>
      ) : null}
    </>
  );
}
