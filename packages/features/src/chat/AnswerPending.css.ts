import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const pending = style({ minBlockSize: vars.type.prose.line, minInlineSize: 0, whiteSpace: 'pre-wrap' });
