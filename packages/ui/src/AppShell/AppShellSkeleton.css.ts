import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { region } from '../Skeleton/Skeleton.css.ts';

export const late = region;

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

/** Entries stand where those of SideNav will. */
export const menu = recipe({
  base: { display: 'grid', paddingBlock: vars.space[4] },
  variants: {
    look: {
      sidebar: { gap: vars.space[2], paddingInline: vars.space[20] },
      rail: { gap: vars.space[4], justifyItems: 'center' },
    },
  },
});

export const entry = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space[12] },
  variants: { look: { sidebar: { blockSize: vars.size.md }, rail: { blockSize: vars.measure[40] } } },
});

export const page = style({ display: 'grid', gap: vars.space[12] });
