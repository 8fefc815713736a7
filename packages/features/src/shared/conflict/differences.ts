import type { ReactNode } from 'react';
import { same, type Origin } from '../drafts.ts';

/** How a form's fields are named and shown, in the order of the form. */
export type FormFields<T> = { readonly [Key in keyof T]-?: FormField<T[Key]> };

export interface FormField<V> {
  label: string;
  show: (value: V) => ReactNode;
}

/** A field and what I wrote into it. */
export interface Written {
  label: string;
  mine: ReactNode;
}

export interface Difference extends Written {
  theirs: ReactNode;
}

export interface Differences {
  /** Fields that I changed and that hold something else now. */
  rows: readonly Difference[];
  /** Labels of the fields that only the other one changed. */
  kept: readonly string[];
}

/** What differs between a form as somebody else has saved it and my changes over an earlier one. */
export const differencesOf = <T extends object>(
  fields: FormFields<T>,
  { from, current, changes }: { from: Origin<T>; current: Origin<T>; changes: Partial<T> },
): Differences => {
  const mine: T = { ...from.values, ...changes };
  const differing = (Object.keys(fields) as (keyof T)[]).filter((key) => !same(current.values[key], mine[key]));
  return {
    rows: differing
      .filter((key) => key in changes)
      .map((key) => ({
        label: fields[key].label,
        theirs: fields[key].show(current.values[key]),
        mine: fields[key].show(mine[key]),
      })),
    kept: differing.filter((key) => !(key in changes)).map((key) => fields[key].label),
  };
};

/** A whole form as I have filled it in. */
export const writtenOf = <T extends object>(fields: FormFields<T>, values: T): Written[] =>
  (Object.keys(fields) as (keyof T)[]).map((key) => ({
    label: fields[key].label,
    mine: fields[key].show(values[key]),
  }));
