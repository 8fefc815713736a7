import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const item = style({ display: 'grid', listStyle: 'none' });

/** Two lines whatever the text, so that the cards of a row align. */
export const description = style({ minBlockSize: `calc(2 * ${vars.type.body.line})` });
