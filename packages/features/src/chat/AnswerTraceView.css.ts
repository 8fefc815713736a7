import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  marginBlockStart: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.bg.canvas,
  overflowWrap: 'anywhere',
});

export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const passages = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const passage = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

export const name = style({ minInlineSize: 0, flex: '1 1 0' });

/** As the number of a source, quiet where the model did not get the passage. */
export const number = recipe({
  base: {
    flex: 'none',
    minInlineSize: vars.space[20],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    textAlign: 'center',
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    given: {
      true: { background: vars.color.bg.sunken, color: vars.color.text.primary },
      false: { color: vars.color.text.tertiary },
    },
  },
});
