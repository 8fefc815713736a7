import { keyboardQuery } from './keyboard.css.ts';

/** Whether words about keys help: there is a keyboard, and space for them. */
export const hasKeyboard = (): boolean => matchMedia(keyboardQuery).matches;
