import { values, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const narrow = `screen and (max-width: ${values.breakpoint.lg - 1}px)`;

/** The page with the column before it; below 1024 px the column goes and its drawer comes. */
export const frame = style({ display: 'flex', blockSize: '100%', minBlockSize: 0 });
export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });

export const column = recipe({
  base: { display: 'flex', flexDirection: 'column', minBlockSize: 0, background: vars.color.bg.canvas },
  variants: {
    place: {
      beside: {
        flex: 'none',
        inlineSize: vars.layout.sidebar,
        borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
        '@media': { [narrow]: { display: 'none' } },
      },
      drawer: { blockSize: '100%' },
    },
  },
});

export const opener = style({
  display: 'none',
  padding: vars.space[8],
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
});

export const head = style({ padding: `${vars.space[12]} ${vars.space[12]} 0` });

export const words = style({ padding: vars.space[16] });
