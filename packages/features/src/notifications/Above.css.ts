import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const digest = style({
  marginBlockEnd: vars.space[16],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSoft,
});

/** What is told one by one, each in a box of its own. */
export const list = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  marginBlockEnd: vars.space[16],
  padding: 0,
  listStyle: 'none',
});

export const notices = style({ marginBlockEnd: vars.space[16] });

export const missed = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
