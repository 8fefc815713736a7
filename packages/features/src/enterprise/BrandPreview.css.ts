import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space[8], margin: 0, minInlineSize: 0 });

export const window = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  blockSize: vars.layout.header,
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const talk = style({ display: 'grid', gap: vars.space[16], padding: vars.space[16] });

export const answer = style({ display: 'flex', gap: vars.space[12] });

/** Stands for the words of an answer. */
export const lines = style({ display: 'grid', flex: 1, gap: vars.space[8], paddingBlockStart: vars.space[8] });

export const line = style({
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.bg.hover,
});

export const shortLine = style([line, { inlineSize: '60%' }]);
