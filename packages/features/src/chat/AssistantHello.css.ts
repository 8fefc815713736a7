import { style } from '@vanilla-extract/css';

/** Chinese breaks between any two characters; a name longer than the line still does. */
export const whole = style({ display: 'inline-block', maxInlineSize: '100%' });
