import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** Pulled out by the padding of its first button, so that the icon and not its box meets the text axis. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginInlineStart: `calc(-1 * ${vars.mark[6]})`,
});

export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], marginInlineStart: 'auto' });
