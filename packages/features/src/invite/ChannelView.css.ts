import { style } from '@vanilla-extract/css';

/** As wide as two dates need. */
export const range = style({ maxInlineSize: '18rem' });
