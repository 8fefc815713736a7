import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { raised, typeStyle } from '../private/styles.ts';

export const gate = recipe({
  base: { position: 'relative', isolation: 'isolate' },
  // Room for the card over content of any height.
  variants: { closed: { true: { display: 'grid', minBlockSize: vars.measure[240], overflow: 'hidden' }, false: {} } },
});

export const behind = recipe({
  base: { minInlineSize: 0 },
  variants: {
    closed: {
      true: { gridArea: '1 / 1', filter: 'blur(2px)', opacity: 0.5, userSelect: 'none', pointerEvents: 'none' },
      false: {},
    },
  },
});

export const over = style({
  gridArea: '1 / 1',
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: `color-mix(in oklab, ${vars.color.bg.surface} 48%, transparent)`,
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: vars.layout.popover,
  padding: vars.space[24],
  borderRadius: vars.radius.card,
  ...raised,
  boxShadow: vars.depth.overlay,
  '@media': forcedEdge,
  textAlign: 'center',
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.portrait.md,
  blockSize: vars.portrait.md,
  borderRadius: vars.radius.full,
  background: vars.color.bg.accentSoft,
  color: vars.color.text.accent,
});

export const title = style({ ...typeStyle('lead'), margin: 0, color: vars.color.text.primary, textWrap: 'balance' });
export const body = style({ ...typeStyle('body'), margin: 0, color: vars.color.text.secondary, textWrap: 'balance' });
export const action = style({ marginBlockStart: vars.space[8] });
