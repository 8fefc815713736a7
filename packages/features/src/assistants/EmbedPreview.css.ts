import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

/** The colour that the makers chose. */
export const paint = createVar();

export const site = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.sunken,
});

export const bar = style({
  blockSize: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
});

export const page = style({ display: 'grid', gap: vars.space[12], padding: vars.space[16] });

const stroke = { blockSize: vars.space[8], borderRadius: vars.radius.full, background: vars.color.border.subtle };

export const line = style({
  ...stroke,
  inlineSize: '72%',
  selectors: { '&:first-child': { inlineSize: '40%', blockSize: vars.space[16] } },
});

export const window = recipe({
  base: {
    position: 'absolute',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[8],
    border: `1px solid ${vars.color.border.subtle}`,
    background: vars.color.bg.surface,
  },
  variants: {
    position: {
      corner: {
        insetInlineEnd: vars.space[12],
        insetBlockEnd: `calc(2 * ${vars.space[24]})`,
        inlineSize: '38%',
        blockSize: '62%',
        padding: vars.space[8],
        borderRadius: vars.radius.card,
      },
      full: { inset: `${vars.space[24]} 0 0`, padding: vars.space[16] },
    },
  },
});

export const head = style({ ...stroke, inlineSize: '50%' });
export const question = style({
  ...stroke,
  inlineSize: '56%',
  justifySelf: 'end',
  background: vars.color.bg.accentSoft,
});
export const answer = style({ ...stroke, inlineSize: '80%' });

export const button = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlockEnd: vars.space[12],
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  borderRadius: vars.radius.full,
  background: paint,
});
