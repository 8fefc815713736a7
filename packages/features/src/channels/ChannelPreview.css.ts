import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

/** A screen of the platform in outline; none of its colours or signs are shown. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  margin: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.sunken,
  minInlineSize: 0,
});

export const head = style({
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const said = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
});

export const answer = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    justifySelf: 'start',
    boxSizing: 'border-box',
    maxInlineSize: '88%',
    padding: `${vars.space[12]} ${vars.space[16]}`,
    border: `1px solid ${vars.color.border.subtle}`,
    background: vars.color.bg.surface,
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
  },
  variants: {
    form: {
      text: { borderRadius: vars.radius.dialog, borderStartStartRadius: vars.radius.tag, whiteSpace: 'pre-wrap' },
      card: { borderRadius: vars.radius.card, inlineSize: '88%' },
      comment: { padding: 0, border: 'none', background: 'none', maxInlineSize: '100%', whiteSpace: 'pre-wrap' },
    },
  },
});

/** A video with its comments below. */
export const video = style({
  blockSize: `calc(3 * ${vars.space[24]})`,
  borderRadius: vars.radius.control,
  background: vars.color.border.subtle,
});

export const reply = style({ marginInlineStart: `calc(2 * ${vars.space[16]})` });

/** Like a button of a card: shown, not to be used. */
export const button = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
});
