import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { bareButton, oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const card = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: `calc(${vars.layout.popover} * 0.75)`,
    maxInlineSize: '100%',
    minInlineSize: 0,
    paddingInlineEnd: vars.space[4],
    borderRadius: vars.radius.card,
    background: vars.color.bg.canvas,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    '@media': forcedEdge,
  },
  variants: {
    tone: { rest: {}, danger: { boxShadow: `inset 0 0 0 1px ${vars.color.status.danger.text}` } },
  },
});

export const main = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minInlineSize: 0,
    gap: vars.space[8],
    padding: vars.space[8],
    borderRadius: vars.radius.card,
    textAlign: 'start',
    color: vars.color.text.primary,
    textDecoration: 'none',
  },
  variants: {
    acts: {
      yes: {
        ...bareButton,
        padding: vars.space[8],
        transition: quickChange,
        ':hover': { background: vars.color.bg.hover },
        ':focus-visible': {
          outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
          outlineOffset: vars.focusRing.gap,
        },
      },
      no: {},
    },
  },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.md,
  blockSize: vars.size.md,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSoft,
  color: vars.color.text.accent,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', minInlineSize: 0, flex: 1 });

export const note = recipe({
  base: { ...typeStyle('caption'), ...oneLine, fontVariantNumeric: 'tabular-nums' },
  variants: {
    tone: {
      rest: { color: vars.color.text.tertiary },
      danger: {
        color: vars.color.status.danger.text,
        // A reason is read to its end.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
});
