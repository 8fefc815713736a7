import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** Settings are read line by line; wider than this, label and action lose sight of each other. */
export const page = style({ maxInlineSize: vars.measure[768], marginInline: 'auto' });
/** Orders are compared in columns and take the whole width. */
export const wide = style({});
