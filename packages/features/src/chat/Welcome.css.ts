import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const words = style({
  fontSize: vars.type.prose.size,
  lineHeight: vars.type.prose.line,
  color: vars.color.text.secondary,
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
});

/** A question inside a sentence. */
export const phrase = style({
  appearance: 'none',
  display: 'inline',
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  color: vars.color.text.accent,
  textDecoration: `underline 1px color-mix(in oklab, currentColor 40%, transparent)`,
  textUnderlineOffset: '0.3125em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor', background: vars.color.bg.accentSoft },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'default' },
  },
});

export const hero = style({
  position: 'relative',
  blockSize: '100%',
  overflowY: 'auto',
  paddingBlock: `15vh ${vars.space[40]}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const title = style({
  marginBlock: `${vars.space[20]} ${vars.space[8]}`,
  fontSize: vars.type.displayLarge.size,
  lineHeight: vars.type.displayLarge.line,
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  // Chinese breaks between any two characters: the greeting does after its comma, and in a name that is too long.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[24],
  marginBlock: `${vars.space[32]} ${vars.space[12]}`,
});

export const tab = style({
  position: 'relative',
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  minBlockSize: vars.space[32],
  color: vars.color.text.tertiary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-selected="true"]': { color: vars.color.text.primary, fontWeight: vars.weight.strong },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: vars.color.accent.solid,
    },
  },
});

export const questions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure[288]}), 1fr))`,
  gap: vars.space[12],
  marginBlockStart: vars.space[12],
});

export const card = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.space[56],
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { background: vars.color.bg.accentSoft, borderColor: vars.color.border.default } },
});

export const welcome = style({ position: 'relative' });
