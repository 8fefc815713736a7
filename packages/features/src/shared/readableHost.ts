import { decode } from 'punycode.js';

/** Chinese characters with figures alone: no letter of another script can pass for one of these. */
const CHINESE = /^[\p{Script=Han}\d-]+$/u;

/** The letters behind `xn--` of a label; undefined where they are no Punycode. */
function decoded(code: string): string | undefined {
  try {
    return decode(code);
  } catch {
    return undefined;
  }
}

const readableLabel = (label: string): string => {
  const words = label.startsWith('xn--') ? decoded(label.slice(4)) : undefined;
  return words !== undefined && CHINESE.test(words) && hostOf(words) === label ? words : label;
};

const hostOf = (name: string): string | undefined =>
  URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : undefined;

/**
 * A host as a person reads it, with its port: Chinese names instead of their codes (`xn--…`). Other scripts and mixed
 * ones stay codes, because they can look like a name that people trust.
 */
export const readableHost = (host: string): string =>
  host.replace(/^[^:]+/, (name) => name.split('.').map(readableLabel).join('.'));
