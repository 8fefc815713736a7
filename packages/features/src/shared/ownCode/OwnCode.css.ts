import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const code = style({ display: 'flex', gap: vars.space[8] });
