import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** As wide as two dates need. */
export const range = style({ maxInlineSize: vars.measure[288] });
