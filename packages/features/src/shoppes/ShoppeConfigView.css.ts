import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** The preview stands beside the form where both have room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [`screen and ${queries.from.xl}`]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[416]}` } },
});

/** As wide as a phone, so that texts break as they will there. */
export const phone = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure[384],
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[16],
  background: vars.color.bg.canvas,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const banner = style({
  inlineSize: vars.measure[224],
  maxInlineSize: '100%',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
