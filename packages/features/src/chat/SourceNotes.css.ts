import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const notes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBlockStart: vars.space[8] });
