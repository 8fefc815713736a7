import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[8] });

export const option = style({
  ...bareButton,
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  blockSize: vars.size.md,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  transition: quickChange,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[data-state="checked"]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.bg.accentSoft,
      color: vars.color.text.accent,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': { [forced]: { selectors: { '&[data-state="checked"]': forcedRing } } },
});

const longer = vars.space[16];
const shorter = vars.space[12];

export const sheet = recipe({
  base: { flex: 'none', border: '2px solid currentColor', borderRadius: vars.space[2] },
  variants: {
    ratio: {
      original: { inlineSize: longer, blockSize: vars.mark[14], borderStyle: 'dashed' },
      '1:1': { inlineSize: vars.mark[14], blockSize: vars.mark[14] },
      '3:4': { inlineSize: shorter, blockSize: longer },
      '4:3': { inlineSize: longer, blockSize: shorter },
    },
  },
});
