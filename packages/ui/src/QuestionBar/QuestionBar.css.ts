import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forcedEdge, forcedMark } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: vars.measure[32],
  containerType: 'inline-size',
});

export const tabs = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[16],
  maxInlineSize: '50%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': { [queries.below[600]]: { display: 'none' } },
});

export const tab = style({
  ...bareButton,
  ...typeStyle('body'),
  position: 'relative',
  flex: 'none',
  blockSize: vars.measure[32],
  color: vars.color.text.tertiary,
  whiteSpace: 'nowrap',
  transition: quickChange,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
    '&[aria-selected="true"]': { color: vars.color.text.primary, fontWeight: vars.weight.strong },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '1px',
      blockSize: '2px',
      borderRadius: '1px',
      background: vars.color.accent.solid,
      '@media': forcedMark,
    },
  },
});

/** On narrow panes the tabs fold into one select. */
export const folded = style({
  display: 'none',
  position: 'relative',
  flex: 'none',
  marginInlineEnd: vars.space[8],
  '@container': { [queries.below[600]]: { display: 'block' } },
});

export const select = style({
  ...typeStyle('body'),
  appearance: 'none',
  blockSize: vars.measure[32],
  maxInlineSize: vars.measure[144],
  paddingInline: `${vars.space[12]} ${vars.space[32]}`,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.bg.selected,
  color: vars.color.text.accent,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

/** The arrow of the row, turned: one drawing less in the first load of a chat. */
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[12],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.accent,
  rotate: '90deg',
  pointerEvents: 'none',
});

export const rule = style({
  flex: 'none',
  inlineSize: '1px',
  blockSize: vars.icon.sm,
  marginInline: vars.space[16],
  background: vars.color.border.default,
  '@container': { [queries.below[600]]: { display: 'none' } },
});

export const viewport = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
});

export const chips = style({
  display: 'flex',
  gap: vars.space[8],
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]})`,
  scrollBehavior: 'smooth',
  selectors: {
    '&[data-more="end"], &[data-more="both"]': {
      maskImage: `linear-gradient(to right, black calc(100% - ${vars.space[56]}), transparent)`,
    },
    '&[data-more="start"]': {
      maskImage: `linear-gradient(to left, black calc(100% - ${vars.space[56]}), transparent)`,
    },
    '&[data-more="both"]': {
      maskImage: `linear-gradient(to right, transparent, black ${vars.space[56]}, black calc(100% - ${vars.space[56]}), transparent)`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
});

export const chip = style({
  ...bareButton,
  ...typeStyle('body'),
  flex: 'none',
  maxInlineSize: '20em',
  blockSize: vars.measure[32],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  transition: quickChange,
  '@media': forcedEdge,
  ':hover': { background: vars.color.bg.hover, color: vars.color.text.primary },
});

export const arrow = style({ flex: 'none', display: 'inline-flex' });
