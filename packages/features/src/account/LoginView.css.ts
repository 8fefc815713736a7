import { values, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${values.breakpoint.lg}px)`;

export const page = style({
  display: 'grid',
  minBlockSize: '100%',
  background: vars.color.bg.surface,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const main = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[16],
});

export const column = style({
  display: 'grid',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: vars.layout.login,
});

export const form = style({ display: 'grid', gap: vars.space[20], paddingBlockStart: vars.space[4] });

export const code = style({ display: 'flex', gap: vars.space[8] });

export const swap = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[4] });
