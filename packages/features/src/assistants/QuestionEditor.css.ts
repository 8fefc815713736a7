import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const body = { fontSize: vars.type.body.size, lineHeight: vars.type.body.line } as const;
const line = `1px solid ${vars.color.border.subtle}`;

export const editor = style({
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  minBlockSize: vars.layout.tableHead,
  background: vars.color.bg.canvas,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
});

export const tabs = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });

/** Many tabs wrap: a hidden one could not be found. */
export const tabList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 });

const pill = {
  ...body,
  blockSize: vars.size.sm,
  maxInlineSize: '14em',
  paddingInline: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
} as const;

export const tab = style({
  ...pill,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: 'none',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': {
      background: vars.color.bg.surface,
      borderColor: vars.color.border.default,
      color: vars.color.text.primary,
      fontWeight: vars.weight.strong,
    },
  },
});

export const hash = style({ marginInlineEnd: vars.space[4], color: vars.color.text.tertiary });

export const name = style({
  ...pill,
  inlineSize: '9em',
  background: vars.color.bg.surface,
  borderColor: vars.color.border.control,
});

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.md,
  paddingInline: vars.space[8],
  borderBlockStart: line,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-within': { background: vars.color.bg.accentSoft },
    '&[data-dragged]': { background: vars.color.bg.selected },
  },
});

export const grip = style({
  display: 'inline-flex',
  padding: vars.space[4],
  border: 0,
  background: 'none',
  color: vars.color.text.tertiary,
  cursor: 'grab',
  touchAction: 'none',
});

export const question = style({
  ...body,
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.size.md,
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.tag,
  background: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
    '&::placeholder': { color: vars.color.text.tertiary },
  },
});

export const add = style({
  ...body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  border: 0,
  borderBlockStart: line,
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
  },
});
