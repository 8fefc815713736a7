import { fallbackVar, style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { between } from '../Layout/Layout.css.ts';
import { typeStyle } from '../private/styles.ts';

const phone = `screen and ${queries.below.md}`;

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: vars.space[16],
  // One distance under every title, however far apart the rest of the page is.
  marginBlockEnd: `calc(${vars.space[40]} - ${fallbackVar(between, '0px')})`,
});
export const words = style({
  flex: 1,
  minInlineSize: `min(100%, ${vars.measure[192]})`,
  display: 'grid',
  gap: vars.space[4],
  // On a phone a title that does not fit beside the actions has the line for itself.
  '@media': { [phone]: { flexBasis: 'auto', minInlineSize: 0 } },
});
/** Uses the width of the title and adds none, so that a long text does not widen the header. */
const follows = { [phone]: { inlineSize: 0, minInlineSize: '100%' } };
export const over = style({ '@media': follows });
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0 });
export const named = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], minInlineSize: 0 });
/** Beside a title of several lines: on its first. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.type.title.line,
});
export const title = style({ ...typeStyle('title'), color: vars.color.text.primary });
export const description = style({ ...typeStyle('body'), color: vars.color.text.secondary, '@media': follows });
export const actions = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[12] });
