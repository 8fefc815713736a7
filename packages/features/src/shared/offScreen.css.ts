import { style } from '@vanilla-extract/css';

/** Beyond the edge of the window: laid out and painted as everything else, seen by nobody. */
export const place = style({ position: 'fixed', insetBlockStart: 0, insetInlineStart: '100vw', pointerEvents: 'none' });
