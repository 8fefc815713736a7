import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { day as dayName } from '../shared/TalkLine.css.ts';

const narrow = `screen and ${queries.below.lg}`;

/** The page with the column before it; below 1024 px the column goes and its drawer comes. */
export const frame = style({ display: 'flex', blockSize: '100%', minBlockSize: 0 });
export const page = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
});
export const content = recipe({
  base: { flex: 1, minBlockSize: 0, overflow: 'auto' },
  variants: {
    padded: {
      true: {
        padding: `${vars.space[24]} ${vars.space[32]}`,
        '@media': { [narrow]: { padding: vars.space[16] } },
      },
    },
  },
});

export const column = recipe({
  base: { display: 'flex', flexDirection: 'column', minBlockSize: 0, background: vars.color.bg.canvas },
  variants: {
    place: {
      beside: {
        flex: 'none',
        inlineSize: vars.measure[288],
        borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
        '@media': { [narrow]: { display: 'none' } },
      },
      drawer: { blockSize: '100%', containerType: 'inline-size' },
      alone: { background: 'none' },
    },
  },
});

export const opener = style({
  display: 'none',
  flex: 'none',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [narrow]: { display: 'block' } },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[12],
  '@container': { [queries.below[320]]: { paddingInline: vars.space[4] } },
});

export const head = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[12]} 0`,
});

/** The heading beside the way to the square, or above it. */
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
globalStyle(`${title} > :first-child`, { flex: '1 0 auto' });

/** Its arrow stands above the first letter of the heading. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[16]})` });

export const unread = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

/** In a narrow drawer what does not fit beside the search goes below it. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
globalStyle(`${tools} > :first-child`, { flex: `1 1 ${vars.measure[128]}`, minInlineSize: 0 });

export const day = style([dayName, { padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[4]}` }]);

/** One conversation, the current one marked by ground and weight. */
export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    padding: `${vars.space[8]} ${vars.space[8]}`,
    borderRadius: vars.radius.control,
  },
  variants: {
    current: {
      true: { background: vars.color.bg.selected },
      false: { selectors: { '&:hover': { background: vars.color.bg.hover } } },
    },
  },
});

export const items = style({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 });

export const words = style({ padding: vars.space[16] });
