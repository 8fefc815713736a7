import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const row = style({
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
});

export const track = style({
  ...bareButton,
  position: 'relative',
  flex: 'none',
  inlineSize: vars.measure[32],
  blockSize: `calc(${vars.icon.sm} + ${vars.space[2]})`,
  // On the first line of its words.
  marginBlock: `calc((${vars.type.body.line} - ${vars.icon.sm} - ${vars.space[2]}) / 2)`,
  borderRadius: vars.radius.full,
  background: vars.color.border.control,
  transition: quickChange,
  '@media': {
    [forced]: { outline: '1px solid', selectors: { '&[data-state="checked"]': { background: 'Highlight' } } },
  },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[12]})` },
    '&[data-state="checked"]': { background: vars.color.accent.solid },
    '&:disabled': { background: vars.color.border.default, cursor: 'default' },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  inlineSize: `calc(${vars.icon.sm} - ${vars.space[2]})`,
  blockSize: `calc(${vars.icon.sm} - ${vars.space[2]})`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  transition: `translate ${vars.motion.fast} ${vars.motion.enter}`,
  '@media': {
    [forced]: { background: 'ButtonText', selectors: { '&[data-state="checked"]': { background: 'HighlightText' } } },
  },
  selectors: { '&[data-state="checked"]': { translate: `calc(${vars.icon.sm} - ${vars.space[2]})` } },
});

export const label = style({ cursor: 'pointer' });
