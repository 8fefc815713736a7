import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const answer = style({ position: 'relative', minInlineSize: 0 });

/** As high as the first line, so that the first words do not move anything. */
export const dots = style({ display: 'flex', alignItems: 'center', blockSize: vars.type.prose.line });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
});

export const sources = style({
  marginBlockStart: vars.space[20],
  selectors: { '[data-dense] &': { marginBlockStart: vars.space[8] } },
});

export const actions = style({ marginBlockStart: vars.space[8] });

export const trace = style({ marginBlockStart: vars.space[4] });

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBlockStart: vars.space[12] });

/** As high as the pictures, so that nothing moves when they come. */
export const pictures = style({ minBlockSize: vars.measure[96], marginBlockStart: vars.space[16] });
