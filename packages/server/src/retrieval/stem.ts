/**
 * Folds the common English endings so that `updates`, `updated` and `updating` meet. Deliberately weaker than Porter:
 * it never touches words of four letters or fewer, and the same word always folds to the same stem.
 */
export function stem(word: string): string {
  let base = word;
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (base.length > 3 && /[^su]s$/.test(base)) base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith('ing')) base = undouble(base.slice(0, -3));
  else if (base.length > 4 && base.endsWith('ied')) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && base.endsWith('ed') && !base.endsWith('eed')) base = undouble(base.slice(0, -2));
  else if (base.length > 5 && base.endsWith('ly')) base = base.slice(0, -2);
  if (base.length > 4 && base.endsWith('e')) base = base.slice(0, -1);
  return base;
}

function undouble(base: string): string {
  return /([bdfgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
}
