import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, space, radius, type, weight } = vars;

export const outline = style({
  marginBlockEnd: space[16],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.bg.canvas,
  fontSize: type.body.size,
  lineHeight: type.body.line,
});

export const title = style({
  paddingInline: space[16],
  paddingBlock: space[8],
  borderRadius: radius.card,
  color: color.text.secondary,
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
});

export const list = style({
  display: 'grid',
  margin: 0,
  paddingBlock: `0 ${space[8]}`,
  paddingInline: space[8],
  listStyle: 'none',
});

export const entry = style({
  appearance: 'none',
  inlineSize: '100%',
  paddingBlock: space[4],
  paddingInlineEnd: space[8],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.lg } },
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

/** How far a heading steps in, by its level below the first one. */
export const levels = [
  style({ paddingInlineStart: space[8] }),
  style({ paddingInlineStart: space[24] }),
  style({ paddingInlineStart: space[40] }),
] as const;
