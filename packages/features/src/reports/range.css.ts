import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** As wide as two dates need. */
export const range = style({ inlineSize: vars.measure[288], maxInlineSize: '100%' });
