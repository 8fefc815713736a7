import { values, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${values.breakpoint.lg}px)`;

export const side = style({
  display: 'none',
  alignContent: 'space-between',
  gap: vars.space[40],
  paddingBlock: vars.space[40],
  paddingInline: vars.space[56],
  background: vars.color.bg.accentSoft,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [wide]: { display: 'grid' } },
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.accent.bright,
});

export const scene = style({ position: 'relative', display: 'grid', maxInlineSize: '31rem' });

export const sheet = style({
  display: 'grid',
  gap: vars.space[16],
  inlineSize: '56%',
  padding: vars.space[32],
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const line = style({
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.border.subtle,
});
export const short = style({ inlineSize: '60%' });

export const cited = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[12]})`,
  borderRadius: vars.radius.tag,
  background: vars.color.bg.selected,
  borderInlineStart: `2px solid ${vars.color.accent.bright}`,
});
export const citedLine = style({
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.accent.bright,
});

export const answer = style({
  display: 'grid',
  gap: vars.space[12],
  justifySelf: 'end',
  inlineSize: '60%',
  marginBlockStart: `calc(-1 * ${vars.space[72]})`,
  padding: vars.space[20],
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.depth.overlay,
});

export const source = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const chip = style({
  paddingInline: vars.space[8],
  marginInline: vars.space[4],
  borderRadius: vars.radius.tag,
  background: vars.color.bg.selected,
  color: vars.color.text.accent,
});

export const pitch = style({ display: 'grid', gap: vars.space[12] });
export const phrase = style({ display: 'block' });
