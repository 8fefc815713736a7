import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, typeStyle } from '../private/styles.ts';

export const trigger = style({
  ...bareButton,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  borderRadius: vars.radius.full,
  selectors: { '&:disabled': { cursor: 'default' } },
});

/** The pencil is small and at the edge, so that it does not cover the letters. */
export const pencil = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space[4]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.icon.md,
  blockSize: vars.icon.md,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
  selectors: {
    [`${trigger}:hover:not(:disabled) &`]: { background: vars.color.bg.hover, color: vars.color.text.primary },
    [`${trigger}:disabled &`]: { display: 'none' },
  },
});

export const choice = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });
/** An empty alert takes no space, so that the layout changes only when it shows a message. */
globalStyle(`${choice} > [role="alert"]:empty`, { marginBlockEnd: `calc(-1 * ${vars.space[20]})` });
export const now = style({ display: 'flex', alignItems: 'center', gap: vars.space[20] });
export const upload = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4], minInlineSize: 0 });
export const hint = style({ ...typeStyle('caption'), color: vars.color.text.tertiary });

/** Hidden: people use the button beside it. The input only opens the file dialog of the system. */
export const file = style({ display: 'none' });

export const problem = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.status.danger.text,
});

export const group = style({ display: 'grid', gap: vars.space[12] });
export const heading = style({ ...typeStyle('label'), color: vars.color.text.primary });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      boxShadow: `0 0 0 ${vars.focusRing.gap} ${vars.color.bg.raised}, 0 0 0 ${vars.space[4]} ${vars.color.accent.solid}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: vars.space[4],
    },
  },
  '@media': {
    [forced]: { selectors: { '&:has(:checked)': forcedRing } },
  },
});

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
