import { recaptureRhythms, type RecaptureRhythm } from '@tinystar/contract';
import type { SelectOption } from '@tinystar/ui';
import { copy } from './copy.ts';

/** How often a page can be captured again by itself. */
export const rhythms: readonly SelectOption<RecaptureRhythm>[] = recaptureRhythms.map((value) => ({
  value,
  label: copy.site.rhythms[value],
}));
