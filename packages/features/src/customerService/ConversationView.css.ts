import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: vars.measure[384],
  overflow: 'hidden',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const head = style({
  flex: 'none',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** The page is called after whom one talks with. */
export const name = style({ minInlineSize: 0, margin: 0, font: 'inherit' });

export const log = style({ flex: 1, minBlockSize: 0, position: 'relative' });

export const middle = style({ display: 'grid', placeItems: 'center', blockSize: '100%', overflow: 'auto' });

/** Words stay within a readable measure, and what is written stands under what is read. */
export const column = style({
  inlineSize: `min(${vars.layout.chat}, 100% - 2 * ${vars.space[16]})`,
  marginInline: 'auto',
});

export const line = recipe({
  base: { display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[20] },
  variants: { mine: { true: { justifyItems: 'end' }, false: { justifyItems: 'start' } } },
});

export const words = recipe({
  base: {
    maxInlineSize: '85%',
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.card,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: vars.color.text.primary,
  },
  variants: {
    mine: { true: { background: vars.color.bubble.user }, false: { background: vars.color.bg.sunken } },
  },
});

export const quote = style({
  marginBlockEnd: vars.space[4],
  paddingInlineStart: vars.space[8],
  borderInlineStart: `2px solid ${vars.color.border.control}`,
});

const rule = { content: '', flex: 1, blockSize: 1, background: vars.color.border.subtle } as const;

export const closed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
  selectors: { '&::before': rule, '&::after': rule },
});

/** What only agents read stands apart from what was said. */
export const passed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[20],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
});

export const older = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[16] });

export const end = style({ blockSize: vars.space[20] });

export const dock = style({ flex: 'none', paddingBlock: vars.space[12] });

export const waiting = style({ paddingBlock: vars.space[24] });

/** As high as its words. */
export const standing = style({ display: 'grid' });
