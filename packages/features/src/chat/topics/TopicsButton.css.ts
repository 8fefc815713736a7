import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { narrow } from '../ChatView.css.ts';

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxInlineSize: vars.measure[160],
  '@container': { [narrow]: { maxInlineSize: vars.space[72] } },
});
