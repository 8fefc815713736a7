import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  columnGap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** A long name gives way to the date and the link beside it. */
export const name = style({ display: 'flex', flex: '0 1 auto', minInlineSize: 0 });

export const fixed = style({ flex: 'none', whiteSpace: 'nowrap' });

export const link = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[8],
  fontSize: vars.type.caption.size,
  whiteSpace: 'nowrap',
});
