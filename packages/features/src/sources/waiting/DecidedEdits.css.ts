import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const rows = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
