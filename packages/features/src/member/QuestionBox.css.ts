import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.md}`;

export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  gap: vars.space[4],
  paddingInlineStart: vars.space[4],
});

export const hint = style({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
  '@media': { [narrow]: { display: 'none' } },
});
