/** The numbers of Punycode (RFC 3492, section 5). */
const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST] = [1, 26, 38, 700, 72, 128];

const adapted = (delta: number, points: number, first: boolean): number => {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
};

/** The letters behind `xn--` of a label; undefined where they are no Punycode. */
function decoded(code: string): string | undefined {
  const cut = code.lastIndexOf('-');
  const signs = cut > 0 ? Array.from(code.slice(0, cut)) : [];
  let [sign, at, bias, first] = [FIRST, 0, FIRST_BIAS, true];
  for (let read = cut > 0 ? cut + 1 : 0; read < code.length; first = false) {
    const before = at;
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = Number.parseInt(code[read] ?? '', BASE);
      if (Number.isNaN(digit)) return undefined;
      // Punycode counts its letters before its figures.
      const value = digit < 10 ? digit + 26 : digit - 10;
      read += 1;
      at += value * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, step - bias));
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const points = signs.length + 1;
    bias = adapted(at - before, points, first);
    sign += Math.floor(at / points);
    at %= points;
    if (sign > 0x10_ff_ff) return undefined;
    signs.splice(at, 0, String.fromCodePoint(sign));
    at += 1;
  }
  return signs.join('');
}

/** Chinese characters with figures alone: no letter of another script can pass for one of these. */
const CHINESE = /^[\p{Script=Han}\d-]+$/u;

const readableLabel = (label: string): string => {
  const words = label.startsWith('xn--') ? decoded(label.slice(4)) : undefined;
  return words !== undefined && CHINESE.test(words) && hostOf(words) === label ? words : label;
};

const hostOf = (name: string): string | undefined =>
  URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : undefined;

/**
 * A host as a person reads it, with its port: Chinese names instead of their codes (`xn--…`). Other scripts and mixed ones stay codes,
 * because they can look like a name that people trust.
 */
export const readableHost = (host: string): string =>
  host.replace(/^[^:]+/, (name) => name.split('.').map(readableLabel).join('.'));
