import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { viewerBox } from './viewerBox.css.ts';

export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  containerType: 'inline-size',
  containerName: viewerBox,
});

export const body = style({ display: 'flex', flex: 1, minBlockSize: 0, background: vars.color.bg.sunken });

export const pages = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
  // The viewer keeps the reading position itself.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const column = style({ position: 'relative', minInlineSize: '100%' });

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  background: vars.color.paper.ground,
  boxShadow: `0 0 0 1px ${vars.color.paper.border}`,
  contain: 'layout style',
  '@media': { [forced]: { outline: '1px solid' } },
});

export const middle = style({ flex: 1, display: 'grid', placeItems: 'center', padding: vars.space[24] });

export const loading = style({
  flex: 1,
  overflow: 'hidden',
  padding: vars.space[24],
  background: vars.color.bg.sunken,
});

/** A page that is not drawn yet. Not white, so that it does not glare in the dark theme. */
export const draft = style({
  boxSizing: 'border-box',
  maxInlineSize: vars.measure[736],
  minBlockSize: '100%',
  marginInline: 'auto',
  padding: `${vars.space[40]} 12%`,
  background: vars.color.bg.surface,
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
});
