import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const ways = style({ listStyle: 'none', margin: 0, padding: 0 });

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.measure[64],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const words = style({ flex: 1, minInlineSize: 0 });
