import { style } from '@vanilla-extract/css';

/** The list has its own height, so that the dialog does not jump while one searches. */
export const members = style({ blockSize: '20rem', overflowY: 'auto' });
