import { initialsOfPinyin } from '../private/pinyin.ts';

export interface ComboOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  disabled?: boolean;
}

/** Where a query stands in a label, as [start, end]; null when it does not. Case and width do not matter. */
export function findIn(label: string, query: string): [number, number] | null {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return null;
  const at = label.toLowerCase().indexOf(wanted);
  if (at >= 0) return [at, at + wanted.length];
  const byInitials = /^[a-z0-9]+$/.test(wanted) ? initialsOfPinyin(label).indexOf(wanted) : -1;
  return byInitials >= 0 ? [byInitials, byInitials + wanted.length] : null;
}

/** The options that hold a query: in their label, its Pinyin initials, or their description. */
export function filterOptions<Value extends string>(options: readonly ComboOption<Value>[], query: string) {
  if (query.trim() === '') return options;
  return options.filter(
    ({ label, description }) =>
      findIn(label, query) !== null || (description ?? '').toLowerCase().includes(query.trim().toLowerCase()),
  );
}
