import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

export const looks = ['joined', 'spaced'] as const;

export const group = recipe({
  base: { display: 'inline-flex', maxInlineSize: '100%' },
  variants: {
    look: {
      joined: { isolation: 'isolate' },
      spaced: { flexWrap: 'wrap', gap: vars.space[8] },
    },
  },
});

const joined = group.classNames.variants.look.joined;

globalStyle(`${joined} > *`, { minInlineSize: 0, flexShrink: 1 });
// The last button is usually the main action, so its words are kept and long neighbours are shortened.
globalStyle(`${joined} > :last-child`, { flexShrink: 0, maxInlineSize: '60%' });
globalStyle(`${joined} > :not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${joined} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
// The neighbours' edges overlap by one pixel: what is pointed at or focused shows its whole edge.
globalStyle(`${joined} > :is(:hover, :focus-visible, [aria-pressed='true'])`, { zIndex: 1 });
