import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** Settings are read line by line; wider than this, label and action lose sight of each other. */
export const narrow = style({ maxInlineSize: vars.measure[768] });
