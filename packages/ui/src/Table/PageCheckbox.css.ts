import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { narrow } from './Table.css.ts';

/** Above the cards no column tells what the box is for, so its words stand beside it. */
export const pageCheck = style({
  display: 'contents',
  '@container': {
    [narrow]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minBlockSize: vars.size.sm },
  },
});

export const pageCheckWords = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });
