import { style } from '@vanilla-extract/css';
import { queries } from '@tinystar/tokens';

/** On a phone lines are as long as there is room. */
export const width = style({ '@media': { [queries.below.md]: { display: 'none' } } });
