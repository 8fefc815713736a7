import { style } from '@vanilla-extract/css';

/** As wide as the settings forms. */
export const form = style({ maxInlineSize: '44rem' });
