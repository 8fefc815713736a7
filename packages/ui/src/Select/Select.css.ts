import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { opener } from '../private/opener.css.ts';
import { oneLine, typeStyle } from '../private/styles.ts';

export const trigger = style([opener, { justifyContent: 'space-between' }]);

/** The words stand where the words of the cells above and below begin. */
export const quiet = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  gap: vars.space[4],
  paddingInline: vars.space[8],
  marginInlineStart: `calc(-1 * ${vars.space[8]} - 1px)`,
  selectors: {
    '&:not(:hover, [data-state="open"], :focus-visible)': { borderColor: 'transparent', background: 'none' },
  },
});

export const chosen = style({ ...oneLine, flex: 1 });

export const list = style({
  minInlineSize: 'var(--radix-select-trigger-width)',
  // Long names wrap instead of running out of the window.
  maxInlineSize: `min(${vars.measure[448]}, var(--radix-select-content-available-width))`,
  maxBlockSize: 'var(--radix-select-content-available-height)',
});

export const viewport = style({ padding: vars.space[4] });

export const description = style({ ...typeStyle('caption'), color: vars.color.text.tertiary });
