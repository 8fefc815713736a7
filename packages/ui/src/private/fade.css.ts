import { keyframes } from '@vanilla-extract/css';

/** The fade of everything that opens above a page. */
export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });
