/** Whether all bytes make sense in an encoding; of `part` the last character may be cut off. */
export function decodes(encoding: string, bytes: Uint8Array, { part = false } = {}): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: part });
    return true;
  } catch {
    return false;
  }
}

/** Of so many characters one may be bad in a text that was damaged rather than written in another encoding. */
const DAMAGED = 4;

/**
 * Whether a text makes sense in an encoding but for a few bytes. Of UTF-8 only characters of three bytes and more are
 * counted: those of two are found in most encodings.
 */
export function nearlyFits(encoding: string, bytes: Uint8Array): boolean {
  if (decodes(encoding, bytes)) return true;
  const least = encoding === 'utf-8' ? '\u0800' : '\u0080';
  let [good, bad] = [0, 0];
  for (const char of new TextDecoder(encoding).decode(bytes)) {
    if (char === '\uFFFD') bad++;
    else if (char >= least) good++;
  }
  return bad * DAMAGED <= good;
}

/** Whether a label of the encoding standard names something that can be read. */
export function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}
