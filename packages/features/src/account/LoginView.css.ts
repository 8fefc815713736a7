import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const wide = `screen and ${queries.from.lg}`;

export const page = style({
  display: 'grid',
  minBlockSize: '100%',
  background: vars.color.bg.surface,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const main = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlock: vars.space[32],
  paddingInline: vars.space[24],
  '@media': { [wide]: { alignContent: 'center' } },
});

export const column = style({
  display: 'grid',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: vars.layout.login,
});

/** Where there is no brand side. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockEnd: vars.space[20],
  '@media': { [wide]: { display: 'none' } },
});

export const form = style({ display: 'grid', gap: vars.space[20], paddingBlockStart: vars.space[4] });

export const code = style({ display: 'flex', gap: vars.space[8] });

export const swap = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[4] });

/** A second way in the same line, apart from the first. */
export const other = style({ marginInlineStart: 'auto' });
