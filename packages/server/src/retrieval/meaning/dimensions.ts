/** Numbers of a word's vector. */
export const DIMENSIONS = 96;
