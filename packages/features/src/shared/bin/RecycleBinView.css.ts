import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** At the end of the line, also of one of its own. */
export const clear = style({ marginInlineStart: 'auto' });

/** Floats at the bottom, so that choosing rows never moves them. */
export const floating = style({
  position: 'sticky',
  insetBlockEnd: vars.space[24],
  zIndex: vars.layer.sticky,
  justifySelf: 'center',
  alignSelf: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  boxShadow: vars.depth.overlay,
});
