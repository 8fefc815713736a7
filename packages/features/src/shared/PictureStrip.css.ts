import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const strip = style({ display: 'flex', flex: 'none', gap: vars.space[8], overflowX: 'auto' });

export const button = style({
  appearance: 'none',
  flex: 'none',
  display: 'block',
  padding: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const picture = style({
  display: 'block',
  blockSize: vars.measure[96],
  minInlineSize: vars.measure[96],
  maxInlineSize: vars.measure[192],
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.bg.sunken,
  // What shines through a picture is paper; until it is there, nothing white stands on a dark page.
  selectors: { '&[data-loaded]': { background: vars.color.paper.ground } },
});
