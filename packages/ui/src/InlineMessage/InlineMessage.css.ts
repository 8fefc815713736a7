import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const line = style({
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  color: vars.color.text.secondary,
});
export const words = style({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space[4] });
/** The mark stands on the first of several lines. */
globalStyle(`${words} > :first-child`, { marginBlockStart: `calc((${vars.type.body.line} - ${vars.icon.sm}) / 2)` });
