import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { narrow } from './viewerBox.css.ts';

export const rail = style({
  flex: 'none',
  inlineSize: vars.measure[96],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space[16],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.canvas,
  '@container': { [narrow]: { display: 'none' } },
});

export const thumbnail = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${vars.measure[112]}`,
  paddingInline: vars.space[8],
  paddingBlockStart: vars.space[8],
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  selectors: { '&:focus-visible': { outlineOffset: 0, borderRadius: vars.radius.control } },
});

export const frame = style({ position: 'relative', inlineSize: vars.measure[64] });

export const paper = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.space[2],
    background: vars.color.paper.ground,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    '@media': { [forced]: { outline: '1px solid' } },
  },
  variants: {
    current: {
      true: {
        boxShadow: `0 0 0 2px ${vars.color.accent.solid}`,
        '@media': { [forced]: { outline: '2px solid Highlight' } },
      },
    },
  },
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const badge = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${vars.space[8]})`,
    insetInlineEnd: `calc(-1 * ${vars.space[8]})`,
    minInlineSize: vars.mark[18],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.tag,
    boxShadow: `0 0 0 2px ${vars.color.bg.canvas}`,
    fontSize: vars.type.caption.size,
    lineHeight: vars.mark[18],
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    background: vars.color.accent.solid,
    color: vars.color.text.onAccent,
  },
  variants: { current: { true: {}, false: {} } },
});

export const number = recipe({
  base: {
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.tertiary,
  },
  variants: { current: { true: { color: vars.color.text.primary, fontWeight: vars.weight.strong } } },
});
