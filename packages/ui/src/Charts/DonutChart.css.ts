import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[24],
  minInlineSize: 0,
});

/** Round, so that the focus ring follows it. */
export const ring = style({
  position: 'relative',
  flex: 'none',
  inlineSize: vars.measure[176],
  blockSize: vars.measure[176],
  borderRadius: vars.radius.full,
});

export const across = createVar();

export const down = createVar();

export const tip = styleVariants(
  { above: `-50% calc(-100% - ${vars.space[4]})`, below: `-50% ${vars.space[4]}` },
  (translate) => ({ insetInlineStart: across, insetBlockStart: down, maxInlineSize: vars.measure[224], translate }),
);

export const middle = style({
  position: 'absolute',
  inset: vars.space[32],
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  pointerEvents: 'none',
  minInlineSize: 0,
});

export const middleName = style({
  ...typeStyle('caption'),
  ...oneLine,
  maxInlineSize: '100%',
  color: vars.color.text.secondary,
});

export const sum = style({ ...typeStyle('display'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const list = style({
  ...typeStyle('body'),
  flex: `1 1 ${vars.measure[224]}`,
  minInlineSize: 0,
  maxInlineSize: vars.measure[448],
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.tag,
  transition: quickChange,
  selectors: { '&[data-lit]': { background: vars.color.bg.hover } },
});

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = style({
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const share = style({
  minInlineSize: '3.5em',
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** As wide as the list to come. */
export const bones = style({
  display: 'grid',
  gap: vars.space[12],
  flex: `1 1 ${vars.measure[224]}`,
  maxInlineSize: vars.measure[448],
});
