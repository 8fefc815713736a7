import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space[24],
  background: vars.color.bg.canvas,
});

export const passage = style({
  margin: 0,
  display: 'grid',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});

export const words = style({
  fontSize: vars.type.prose.size,
  lineHeight: vars.type.prose.line,
  whiteSpace: 'pre-wrap',
});

export const image = style({ maxInlineSize: '100%', borderRadius: vars.radius.control });
