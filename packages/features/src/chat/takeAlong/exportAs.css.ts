import { globalStyle, style } from '@vanilla-extract/css';

export const sheet = style({ display: 'none', '@media': { print: { display: 'block' } } });

// On paper the sheet stands alone.
globalStyle('body:has(> [data-print-sheet]) > :not([data-print-sheet])', {
  '@media': { print: { display: 'none !important' } },
});
