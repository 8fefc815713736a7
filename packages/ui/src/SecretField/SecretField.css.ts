import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** The ring of one button stays clear of the other. */
export const tools = style({ display: 'inline-flex', gap: vars.space[4] });
