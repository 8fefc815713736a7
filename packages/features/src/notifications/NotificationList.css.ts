import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 });

export const bone = style({ display: 'flex', gap: vars.space[12], paddingBlock: vars.space[16] });
