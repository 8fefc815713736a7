import { style } from '@vanilla-extract/css';

/** One width for both texts, so that the field beside it never moves. */
export const frame = style({ display: 'grid', flex: 'none', inlineSize: '8.5rem' });
