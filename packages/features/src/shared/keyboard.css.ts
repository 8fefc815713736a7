import { queries } from '@tinystar/tokens';

/** A device with a mouse and a wide window is assumed to have a keyboard. */
export const keyboardQuery = `(hover: hover) and ${queries.from.md}`;
