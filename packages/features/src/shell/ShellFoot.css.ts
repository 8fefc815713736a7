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
      rail: { justifyContent: 'center', inlineSize: vars.measure[40], blockSize: vars.measure[40] },
    },
  },
});

export const upgrade = recipe({
  base: { display: 'flex', alignItems: 'center' },
  variants: {
    look: {
      sidebar: { gap: vars.space[12], minBlockSize: vars.size.md, paddingInline: vars.space[8] },
      // With its border the size of the entries below it.
      rail: {
        justifyContent: 'center',
        inlineSize: `calc(${vars.measure[40]} - 2px)`,
        blockSize: `calc(${vars.measure[40]} - 2px)`,
      },
    },
  },
});

export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' });

/** Beside the upper end of the icon, so that a long count does not hide it. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[4]})`,
  insetInlineStart: 'calc(50% - 2px)',
  display: 'inline-flex',
});

/** Keeps a card from taking the whole width of the rail. */
export const narrow = style({ inlineSize: 'fit-content' });
