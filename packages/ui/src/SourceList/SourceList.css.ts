import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const box = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  containerType: 'inline-size',
});

export const title = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.sm,
  paddingInline: `${vars.space[12]} ${vars.space[8]}`,
  color: vars.color.text.tertiary,
});

export const row = style({
  ...bareButton,
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  textAlign: 'start',
  transition: quickChange,
  selectors: {
    'button&:hover': { background: vars.color.bg.hover },
    '&[aria-current="true"]': { background: vars.color.bg.accentSoft },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.lg },
    [forced]: { selectors: { '&[aria-current="true"]': forcedRing } },
  },
});

export const number = style({
  ...typeStyle('caption'),
  fontWeight: vars.weight.strong,
  lineHeight: vars.mark[18],
  flex: 'none',
  minInlineSize: vars.mark[18],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.tag,
  background: vars.color.bubble.user,
  color: vars.color.text.accent,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

const narrow = queries.below[480];

/** In a narrow place the name keeps most of the line; what does not fit beside it stands below. */
export const words = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  columnGap: vars.space[12],
  minInlineSize: 0,
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});

export const name = style({ flex: 1, minInlineSize: 0, '@container': { [narrow]: { flexBasis: '60%' } } });
export const section = style({
  ...typeStyle('caption'),
  ...oneLine,
  flex: '0 1 auto',
  color: vars.color.text.tertiary,
  '@container': { [narrow]: { display: 'none' } },
});
export const page = style({
  ...typeStyle('caption'),
  flex: 'none',
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { flex: '0 1 auto', whiteSpace: 'normal' } },
});

export const date = style({
  ...typeStyle('caption'),
  flex: 'none',
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'none' } },
});

export const gone = style({ color: vars.color.text.tertiary, cursor: 'default' });
export const goneNumber = style({ background: vars.color.bg.sunken, color: vars.color.text.tertiary });
