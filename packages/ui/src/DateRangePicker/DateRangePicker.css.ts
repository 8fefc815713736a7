import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { opener } from '../private/opener.css.ts';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const wideQuery = queries.from.md;
const wide = `screen and ${wideQuery}`;

export const trigger = style([opener, { inlineSize: '100%', fontVariantNumeric: 'tabular-nums' }]);

export const chosen = style({ ...oneLine, flex: 1 });

export const content = style({ maxBlockSize: 'var(--radix-popover-content-available-height)' });

export const layout = style({
  display: 'grid',
  '@media': { [wide]: { gridTemplateColumns: 'auto auto' } },
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[12]} 0`,
  '@media': {
    [wide]: {
      flexDirection: 'column',
      gap: vars.space[4],
      padding: vars.space[8],
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const calendars = style({ display: 'grid', gap: vars.space[8], padding: vars.space[12] });

export const months = style({ display: 'flex', gap: vars.space[24] });

export const month = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });

export const monthHead = style({
  ...typeStyle('label'),
  display: 'grid',
  gridTemplateColumns: `${vars.size.md} 1fr ${vars.size.md}`,
  alignItems: 'center',
  minBlockSize: vars.size.md,
  textAlign: 'center',
});

export const monthTitle = style({ gridColumn: '2' });

export const grid = style({ borderCollapse: 'collapse', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' });

export const weekday = style({
  ...typeStyle('caption'),
  blockSize: vars.size.sm,
  padding: 0,
  color: vars.color.text.tertiary,
});

const band = {
  backgroundClip: 'content-box',
  backgroundColor: vars.color.bg.selected,
  '@media': { [forced]: { borderBlock: '2px solid Highlight' } },
} as const;
const roundStart = { borderStartStartRadius: vars.radius.control, borderEndStartRadius: vars.radius.control };
const roundEnd = { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control };

/** The band of a range runs through cells without gaps; it is round at its ends and where a week breaks it. */
export const cell = recipe({
  base: {
    padding: '1px 0',
    inlineSize: vars.layout.target,
    textAlign: 'center',
    selectors: { '&:first-child': roundStart, '&:last-child': roundEnd },
  },
  variants: {
    place: { out: {}, in: band, from: { ...band, ...roundStart }, to: { ...band, ...roundEnd }, only: {} },
  },
});

export const day = recipe({
  base: {
    ...bareButton,
    ...typeStyle('body'),
    position: 'relative',
    inlineSize: '100%',
    blockSize: vars.size.md,
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    transition: quickChange,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.bg.hover },
      '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'default' },
      '&[aria-current="date"]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: vars.space[4],
        insetInlineStart: '50%',
        translate: '-50% 0',
        inlineSize: vars.space[4],
        blockSize: vars.space[4],
        borderRadius: vars.radius.full,
        background: 'currentColor',
      },
    },
  },
  variants: {
    end: {
      true: {
        background: vars.color.accent.solid,
        color: vars.color.text.onAccent,
        '@media': { [forced]: forcedRing },
        selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.accent.solidHover } },
      },
    },
  },
});

export const foot = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.size.sm,
  color: vars.color.text.tertiary,
});
