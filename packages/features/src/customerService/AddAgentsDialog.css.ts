import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** The list has its own height, so that the dialog does not jump while one searches. */
export const members = style({ blockSize: vars.measure[320], overflowY: 'auto' });
