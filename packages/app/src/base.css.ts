import { vars } from '@tinystar/tokens';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%' });
globalStyle('html, body, #root', { blockSize: '100%', margin: 0 });
globalStyle('body', { background: vars.color.bg.surface, color: vars.color.text.primary });

// A heading has the focus only to be read out after a navigation; nothing can be done on it.
globalStyle('h1[tabindex="-1"]', { outline: 'none' });

// An open dialog holds the page behind it still.
globalStyle('html:has([role="dialog"][data-state="open"][aria-modal="true"])', { overflow: 'hidden' });
