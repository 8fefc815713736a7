import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const entry = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover, &[data-state="open"], &[aria-expanded="true"]': {
        background: vars.color.bg.hover,
        color: vars.color.text.primary,
      },
    },
  },
  variants: {
    look: {
      sidebar: { inlineSize: '100%', minBlockSize: vars.size.md, paddingInline: vars.space[8] },
      rail: { justifyContent: 'center', inlineSize: vars.space[40], blockSize: vars.space[40] },
    },
  },
});

export const upgrade = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.size.md,
  paddingInline: vars.space[8],
});

export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' });

export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
  display: 'inline-flex',
});
