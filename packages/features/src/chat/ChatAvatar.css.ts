import { vars } from '@tinystar/tokens';

/** What the ring of a face is painted with. Here, so that the page gets this one name and not all of them. */
export const ringPaint = vars.gradient.brand;
