import { style } from '@vanilla-extract/css';

/** Settings are read line by line; wider than this, label and action lose sight of each other. */
export const page = style({ maxInlineSize: '48rem', marginInline: 'auto' });
