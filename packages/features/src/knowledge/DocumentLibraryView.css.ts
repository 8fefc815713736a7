import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** Fingers drop no files. */
export const dropHint = style({ display: 'contents', '@media': { '(pointer: coarse)': { display: 'none' } } });

/** Kinds are of one width, so that names begin below each other. */
export const kind = style({ display: 'inline-grid', flex: 'none', inlineSize: '3.5em' });

globalStyle(`${kind} > *`, { justifyContent: 'center' });

/** Where a captured page came from, in one line under its name. */
export const address = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '24em',
});
