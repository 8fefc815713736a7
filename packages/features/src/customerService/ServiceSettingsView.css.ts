import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  blockSize: '100%',
  overflowY: 'auto',
  padding: vars.space[24],
});

export const body = style({ maxInlineSize: vars.layout.chat, marginInline: 'auto' });
