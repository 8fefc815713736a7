import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** An answer that is no Markdown keeps its lines. */
export const plain = style({ whiteSpace: 'pre-wrap' });

export const source = style({ scrollMarginBlockStart: vars.space[16], whiteSpace: 'pre-line' });
