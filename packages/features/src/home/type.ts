import { vars } from '@tinystar/tokens';

/** A type style of the design for the elements this page draws itself. */
export const typed = (name: keyof typeof vars.type) => ({
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].line,
  fontWeight: vars.type[name].weight,
});
