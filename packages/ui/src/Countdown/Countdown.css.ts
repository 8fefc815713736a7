import { recipe } from '@vanilla-extract/recipes';
import { typeStyle } from '../private/styles.ts';

export const clock = recipe({
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: { size: { body: typeStyle('body'), display: typeStyle('display') } },
});
