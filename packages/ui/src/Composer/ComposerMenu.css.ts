import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { lit } from '../Menu/Menu.css.ts';
import { forced, forcedEdge, forcedRing } from '../private/forced.ts';
import { raised, typeStyle } from '../private/styles.ts';

/** Above the box it belongs to, which stands in a positioned parent. */
export const menu = style({
  ...typeStyle('body'),
  ...raised,
  position: 'absolute',
  zIndex: vars.layer.overlay,
  insetInline: 0,
  insetBlockEnd: `calc(100% + ${vars.space[8]})`,
  maxBlockSize: vars.measure[320],
  overflowY: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  boxShadow: vars.depth.overlay,
  '@media': forcedEdge,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: lit } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.layout.target },
    [forced]: { selectors: { '&[aria-selected="true"]': forcedRing } },
  },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = style({ ...typeStyle('caption'), flex: 'none', color: vars.color.text.tertiary });
