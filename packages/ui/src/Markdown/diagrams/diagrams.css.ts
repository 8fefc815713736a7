import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, space, type, font } = vars;

/** Carries the colours of the theme to where they are read. */
export const probe = style({
  display: 'none',
  fontFamily: font.sans,
  color: color.text.primary,
  backgroundColor: color.bg.surface,
  caretColor: color.bubble.user,
  outlineColor: color.accent.solid,
  textDecorationColor: color.text.tertiary,
  columnRuleColor: color.bg.sunken,
  borderBlockStartColor: color.bg.hover,
});

export const series = styleVariants(color.chart, (hue) => ({ display: 'none', color: hue }));

/** In the view, because browsers slow down what is outside; seen and touched by nobody. */
export const frame = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: -1,
  inlineSize: '1px',
  blockSize: '1px',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const diagram = style({});
export const picture = style({
  overflowX: 'auto',
  padding: space[16],
  background: color.bg.surface,
  textAlign: 'center',
  selectors: {
    [`${diagram}[data-shows="code"] > &`]: { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
// Words in it stay legible on a phone: what would shrink too much is scrolled.
globalStyle(`${picture} > img`, { maxInlineSize: `max(100%, ${vars.measure[448]})` });
globalStyle(`${diagram}[data-shows="picture"] > pre, ${diagram}[data-shows="picture"] [data-action="wrap"]`, {
  display: 'none',
});

export const toggle = style({
  selectors: {
    '&&': {
      inlineSize: 'auto',
      paddingInline: space[8],
      fontSize: type.caption.size,
      lineHeight: type.caption.line,
    },
  },
});

export const note = style({
  margin: 0,
  paddingInline: space[16],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.bg.surface,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.secondary,
});
