import { keyframes } from '@vanilla-extract/css';

/** How what lies over a page comes and goes. */
export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });
