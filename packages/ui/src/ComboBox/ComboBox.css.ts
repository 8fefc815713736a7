import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { lit } from '../Menu/Menu.css.ts';
import { bareButton, oneLine, typeStyle } from '../private/styles.ts';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: vars.measure[192],
  maxBlockSize: `min(${vars.measure[320]}, var(--radix-popover-content-available-height))`,
});

/** What scrolls is the list box itself: the arrows bring their option into view there. */
export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space[4],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  selectors: {
    '&[data-lit]': { background: lit },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'default' },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const found = style({ background: 'none', color: vars.color.text.accent, fontWeight: vars.weight.strong });

export const description = style({ ...typeStyle('caption'), display: 'block', color: vars.color.text.tertiary });

export const note = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.md,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.text.secondary,
});

export const input = style({ ...oneLine });

export const toggle = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.sm,
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  color: vars.color.text.tertiary,
  selectors: { '&:disabled': { cursor: 'default', color: vars.color.text.disabled } },
});
