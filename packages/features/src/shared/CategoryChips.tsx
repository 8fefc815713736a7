import { categories } from '@tinystar/contract';
import { useRef, type KeyboardEvent } from 'react';
import { categoryLabels } from './categoryLabels.ts';
import { categoryChipsCopy } from './copy.ts';
import * as css from './CategoryChips.css.ts';

export type Category = (typeof categories)[number];

export interface CategoryChipsProps {
  value: Category | undefined;
  onChange: (value: Category | undefined) => void;
}

const options: readonly { value: Category | undefined; label: string }[] = [
  { value: undefined, label: categoryChipsCopy.all },
  ...categories.map((value) => ({ value, label: categoryLabels[value] })),
];
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One category or all of them. Arrow keys move the choice. */
export function CategoryChips({ value, onChange }: CategoryChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, at: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + options.length) % options.length;
    onChange(options[next]!.value);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={row} role="radiogroup" aria-label={categoryChipsCopy.label} className={css.chips}>
      {options.map((option, at) => (
        <button
          key={option.label}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          className={css.chip}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => move(event, at)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
