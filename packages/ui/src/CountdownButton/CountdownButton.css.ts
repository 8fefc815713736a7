import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** One width for both texts, so that the field beside it never moves. */
export const frame = style({ display: 'grid', flex: 'none', inlineSize: vars.measure[136] });
