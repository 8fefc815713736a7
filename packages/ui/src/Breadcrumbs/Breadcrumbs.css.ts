import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { oneLine, quickChange, typeStyle } from '../private/styles.ts';

const phone = `screen and ${queries.below.md}`;

/** Beside other things it gives way, so that its names are shortened. */
export const frame = style({ minInlineSize: 0 });

export const trail = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.text.secondary,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  flex: '0 1 auto',
  '@media': {
    [phone]: { selectors: { '&:not(:last-child)': { flexShrink: 0, maxInlineSize: '8em' } } },
  },
  selectors: {
    // When space is short, the names of the parent pages are shortened before the name of the page itself.
    '&:not(:last-child)': { flexShrink: 8, minInlineSize: '3em' },
    '&[data-folded]': { flexShrink: 0, minInlineSize: 'auto' },
  },
});

export const link = style({
  ...oneLine,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.tag,
  color: 'inherit',
  textDecoration: 'none',
  transition: quickChange,
  selectors: { '&:hover': { background: vars.color.bg.hover, color: vars.color.text.primary } },
});

export const here = style({ ...oneLine, paddingInline: vars.space[4], color: vars.color.text.primary });

export const divider = style({ display: 'inline-flex', flex: 'none', color: vars.color.text.tertiary });
