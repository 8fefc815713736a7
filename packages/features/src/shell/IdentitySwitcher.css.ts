import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const bare = { border: 0, background: 'none', font: 'inherit', textAlign: 'start', cursor: 'pointer' } as const;

export const trigger = recipe({
  base: {
    ...bare,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minInlineSize: 0,
    color: vars.color.text.primary,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover, &[data-state="open"]': { background: vars.color.bg.hover },
    },
  },
  variants: {
    look: {
      // Pulled out so that the letters stay on the menu's edge while the ground has its own padding.
      sidebar: {
        inlineSize: `calc(100% + 2 * ${vars.space[8]})`,
        marginInline: `calc(-1 * ${vars.space[8]})`,
        padding: vars.space[8],
      },
      rail: { position: 'relative', inlineSize: 'auto', padding: vars.space[4] },
    },
  },
});

/** What waits elsewhere: at the end of the line, or on the corner of the picture. */
export const mark = recipe({
  base: { display: 'inline-flex' },
  variants: {
    look: {
      sidebar: {},
      rail: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
    },
  },
});

export const caret = style({ display: 'inline-flex', color: vars.color.text.tertiary });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[8],
  maxBlockSize: `min(70dvh, ${vars.measure[512]})`,
  overflowY: 'auto',
});

export const heading = style({ paddingInline: vars.space[12], paddingBlock: `${vars.space[4]} ${vars.space[2]}` });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const rule = style({
  blockSize: '1px',
  marginBlock: vars.space[8],
  marginInline: `calc(-1 * ${vars.space[8]})`,
  background: vars.color.border.subtle,
});

export const row = recipe({
  base: {
    ...bare,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.layout.tableRow,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    selectors: {
      '&:hover': { background: vars.color.bg.hover },
      '&[aria-disabled]': { cursor: 'progress' },
    },
  },
  variants: {
    current: {
      true: {
        background: vars.color.bg.selected,
        selectors: { '&:hover': { background: vars.color.bg.selected } },
      },
      false: {},
    },
    stopped: { true: { color: vars.color.text.tertiary }, false: {} },
  },
});

export const more = style({
  ...bare,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});
