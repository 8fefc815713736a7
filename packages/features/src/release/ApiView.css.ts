import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** As wide as the settings forms. */
export const page = style({ maxInlineSize: vars.measure[704] });
