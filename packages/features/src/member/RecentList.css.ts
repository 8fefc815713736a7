import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { day as dayName, row as talkRow } from '../shared/TalkLine.css.ts';

export const day = style([dayName, { paddingBlock: `${vars.space[12]} ${vars.space[4]}` }]);

export const rows = style({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 });

/** The whole row presses its link; its ground reaches beyond the text, which stays in line with the heading. */
export const row = style([
  talkRow,
  {
    display: 'flex',
    gap: vars.space[12],
    marginInline: `calc(-1 * ${vars.space[8]})`,
    padding: vars.space[8],
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { background: vars.color.bg.hover } },
  },
]);
