/** Input as the database can hold it: texts without NUL and half surrogate pairs, anything else as it is. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
