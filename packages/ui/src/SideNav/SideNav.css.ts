import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const nav = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space[4],
});

export const navList = recipe({
  base: { display: 'grid', gap: vars.space[2] },
  variants: {
    look: { sidebar: { paddingInline: vars.space[12] }, rail: { paddingInline: vars.space[8], gap: vars.space[4] } },
  },
});

const groupLine = {
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  paddingInline: vars.space[20],
  color: vars.color.text.tertiary,
} as const;

export const groupTitle = style(groupLine);

export const groupButton = style({
  ...bareButton,
  ...groupLine,
  inlineSize: '100%',
  textAlign: 'start',
  transition: quickChange,
  selectors: { '&:hover': { color: vars.color.text.primary }, '&:focus-visible': { outlineOffset: '-2px' } },
});

export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});

/** Stands for the title of a group where only icons have room. */
export const railRule = style({
  blockSize: '1px',
  marginBlock: vars.space[8],
  marginInline: vars.space[16],
  background: vars.color.border.subtle,
});

export const navItem = recipe({
  base: {
    ...typeStyle('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    textDecoration: 'none',
    transition: quickChange,
    '@media': { [forced]: { selectors: { '&[aria-current="page"]': forcedRing } } },
    selectors: {
      '&:hover': { background: vars.color.bg.hover, color: vars.color.text.primary },
      '&[aria-current="page"]': {
        background: vars.color.bg.selected,
        color: vars.color.text.accent,
        fontWeight: vars.weight.strong,
      },
    },
  },
  variants: {
    look: {
      sidebar: { blockSize: vars.size.md, paddingInline: vars.space[8] },
      rail: { justifyContent: 'center', inlineSize: vars.measure[40], blockSize: vars.measure[40] },
    },
  },
});

export const navLabel = style({ ...oneLine, flex: 1 });
export const railBadge = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineStart: '50%',
  display: 'inline-flex',
});
