import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { bareButton } from '../../private/styles.ts';

const { color, space, radius, type, motion, depth } = vars;

/** On the upper edge of the table, seen while one is at it. */
export const tools = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${space[16]})`,
  insetInlineEnd: space[8],
  display: 'flex',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.bg.raised,
  boxShadow: depth.overlay,
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    '[data-table]:is(:hover, :focus-within) > &': { opacity: 1 },
    // In the full window it has its place beside the button that closes.
    'dialog > header > &': { position: 'static', opacity: 1, border: 0, boxShadow: 'none', background: 'none' },
  },
  '@media': {
    // Without a pointer they stay: under the table, where they hide no word of it.
    '(hover: none)': {
      position: 'static',
      justifyContent: 'end',
      border: 0,
      boxShadow: 'none',
      background: 'none',
      opacity: 1,
    },
    print: { display: 'none' },
  },
});

export const button = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.sm,
  blockSize: vars.size.sm,
  borderRadius: radius.control,
  color: color.text.secondary,
  '@media': { '(pointer: coarse)': { inlineSize: vars.size.lg, blockSize: vars.size.lg } },
  selectors: {
    '&:hover': { background: color.bg.hover, color: color.text.primary },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-done]': { color: color.status.success.text },
  },
});
globalStyle(`${button} > svg`, {
  inlineSize: vars.icon.sm,
  blockSize: vars.icon.sm,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Covers the head of its column without taking room, so that nothing moves when it comes. */
export const sort = style({
  ...bareButton,
  position: 'absolute',
  inset: 0,
  color: color.text.tertiary,
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${color.text.primary} 6%, transparent)` },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&::after': {
      content: '"↕"',
      position: 'absolute',
      insetInlineEnd: space[4],
      insetBlockStart: '50%',
      translate: '0 -50%',
      fontSize: type.caption.size,
      opacity: 0,
    },
    '&:is(:hover, :focus-visible)::after, th:not([aria-sort="none"]) > &::after': { opacity: 1 },
    'th[aria-sort="ascending"] > &::after': { content: '"↑"', color: color.text.accent },
    'th[aria-sort="descending"] > &::after': { content: '"↓"', color: color.text.accent },
  },
});
globalStyle('th:has(> button[data-sort])', { position: 'relative' });
// Links and numbers of sources in a head stay above it.
globalStyle('th:has(> button[data-sort]) > :is(a, [data-cite])', { position: 'relative', zIndex: 1 });

/** A table over the whole window. */
export const full = style({
  boxSizing: 'border-box',
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: space[16],
  border: 0,
  background: color.bg.surface,
  color: color.text.primary,
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column', gap: space[12] } },
});
globalStyle(`${full} > header`, { display: 'flex', alignItems: 'center', gap: space[4] });
globalStyle(`${full} > header > h2`, {
  flex: 1,
  margin: 0,
  fontSize: type.lead.size,
  lineHeight: type.lead.line,
  fontWeight: type.lead.weight,
});
globalStyle(`${full} > [data-table]`, { minBlockSize: 0, overflow: 'auto' });
globalStyle(`${full} thead th:has(> button[data-sort])`, { position: 'sticky', insetBlockStart: 0, zIndex: 2 });
