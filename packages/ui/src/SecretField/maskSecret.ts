/** Hides a secret but for its last four characters; the number of dots does not tell its length. */
export function maskSecret(secret: string): string {
  const characters = Array.from(secret);
  const tail = characters.length > 12 ? characters.slice(-4).join('') : '';
  return secret === '' ? '' : `${'•'.repeat(12)}${tail}`;
}
