import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const item = style({ paddingBlock: vars.space[12], listStyle: 'none' });
