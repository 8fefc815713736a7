import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge, forcedMark } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const composer = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: vars.radius.composer,
    background: vars.color.bg.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
    transition: `box-shadow ${vars.motion.fast}`,
    cursor: 'text',
    '@media': forcedEdge,
  },
  variants: {
    state: {
      ready: { selectors: { '&:has(textarea:focus)': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` } } },
      disabled: {
        background: vars.color.bg.canvas,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        cursor: 'default',
      },
    },
  },
});

export const area = style({
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  display: 'block',
  inlineSize: '100%',
  fieldSizing: 'content',
  minBlockSize: `calc(${vars.type.lead.line} + ${vars.space[24]})`,
  maxBlockSize: `calc(${vars.type.lead.line} * 10 + ${vars.space[24]})`,
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  paddingInline: vars.space[20],
  border: 0,
  background: 'none',
  resize: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { color: vars.color.text.disabled } },
});

export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlockStart: vars.space[12],
  paddingInline: vars.space[16],
  cursor: 'default',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[8],
  paddingInline: `${vars.space[12]} ${vars.space[8]}`,
});

export const start = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space[4],
  flexWrap: 'wrap',
  overflow: 'hidden',
});

export const send = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  inlineSize: vars.size.md,
  blockSize: vars.size.md,
  marginInlineStart: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  color: vars.color.text.onAccent,
  transition: quickChange,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[4]})` },
    '&:hover': { background: vars.color.accent.solidHover },
    '&:active': { background: vars.color.accent.solidActive },
    '&[aria-disabled="true"]': { background: vars.color.bg.hover, color: vars.color.text.disabled, cursor: 'default' },
  },
});

export const stop = style({
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.space[2],
  background: 'currentColor',
  '@media': forcedMark,
});

export const quick = style({
  ...bareButton,
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  minBlockSize: vars.size.md,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  color: vars.color.text.secondary,
  transition: quickChange,
  ':hover': { background: vars.color.bg.hover, color: vars.color.text.primary },
});
