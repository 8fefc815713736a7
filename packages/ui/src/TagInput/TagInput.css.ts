import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { bareButton, oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const frame = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const field = style({
  blockSize: 'auto',
  minBlockSize: vars.size.md,
  flexWrap: 'wrap',
  gap: vars.space[4],
  paddingBlock: `calc(${vars.space[4]} - 1px)`,
  paddingInline: vars.space[4],
  cursor: 'text',
});

export const tags = style({ display: 'contents', listStyle: 'none', margin: 0, padding: 0 });

export const tag = style({
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.sm,
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.tag,
  background: vars.color.bg.sunken,
  '@media': forcedEdge,
  color: vars.color.text.primary,
  selectors: {
    '&:focus-within': { background: vars.color.bg.selected },
    '&[data-still]': { paddingInlineEnd: vars.space[8], color: vars.color.text.secondary },
  },
});

export const word = style({ ...oneLine });

export const remove = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.sm,
  blockSize: vars.size.sm,
  borderRadius: vars.radius.tag,
  color: vars.color.text.tertiary,
  transition: quickChange,
  selectors: { '&:hover': { color: vars.color.text.primary } },
});

export const input = style({
  flex: 1,
  minInlineSize: '6em',
  blockSize: vars.size.sm,
  paddingBlock: 0,
  paddingInline: vars.space[8],
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const foot = style({
  ...typeStyle('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});

export const problem = style({ color: vars.color.status.danger.text, minInlineSize: 0 });

export const count = style({ flex: 'none', marginInlineStart: 'auto' });
