import { normalise } from './normalise.ts';

/** Words of one kind by which things of the same name are told apart: 绿灯 and 红灯, 南港 and 北港. */
const KINDS: readonly (readonly string[])[] = [
  [...'红橙黄绿青蓝紫黑白灰粉棕'],
  [...'东南西北'],
  ['red', 'orange', 'amber', 'yellow', 'green', 'blue', 'purple', 'black', 'white', 'grey', 'pink', 'brown'],
];
const HAN = /\p{Script=Han}/u;

/** A word that tells the thing asked for from its siblings, and where it and they stand in a text. */
interface Distinction {
  itself: RegExp;
  siblings: RegExp;
}

/**
 * Tells whether a passage speaks of the siblings of the thing that a question names, and never of what sets it apart:
 * where green and red lamps are explained, nothing is said about a blue one. `plain` is the passage's normalised text.
 */
export function siblingsOf(question: string): (plain: string) => boolean {
  const asked = normalise(question).toLowerCase();
  const distinctions = KINDS.flatMap((kind) => kind.flatMap((word) => distinctionOf(asked, word, kind) ?? []));
  return (plain) => {
    if (distinctions.length === 0) return false;
    const all = plain.toLowerCase();
    return distinctions.some(({ itself, siblings }) => siblings.test(all) && !itself.test(all));
  };
}

function distinctionOf(asked: string, word: string, kind: readonly string[]): Distinction | undefined {
  const others = kind.filter((other) => other !== word).join('|');
  const inHan = HAN.test(word);
  const naming = inHan ? new RegExp(`${word}色?的?(\\p{Script=Han})`, 'u') : new RegExp(`\\b${word} ([a-z]{3,})`);
  const thing = naming.exec(asked)?.[1];
  if (!thing) return undefined;
  return inHan
    ? { itself: new RegExp(word), siblings: new RegExp(`(?:${others})色?的?${thing}`) }
    : { itself: new RegExp(`\\b${word}\\b`), siblings: new RegExp(`\\b(?:${others}) ${thing}`) };
}
