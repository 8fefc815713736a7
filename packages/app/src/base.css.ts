import { vars } from '@tinystar/tokens';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%' });
globalStyle('html, body, #root', { blockSize: '100%', margin: 0 });
globalStyle('body', { background: vars.color.bg.surface, color: vars.color.text.primary });

// An open dialog holds the page behind it still.
globalStyle('html:has([role="dialog"][data-state="open"][aria-modal="true"])', { overflow: 'hidden' });
