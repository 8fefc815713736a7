import { vars } from '@tinystar/tokens';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%', scrollbarGutter: 'stable' });
globalStyle('html, body, #root', { blockSize: '100%', margin: 0 });
globalStyle('body', { background: vars.color.bg.surface, color: vars.color.text.primary });
