import { BREAK } from './confidence.ts';
import { normalise } from './normalise.ts';
import { isWeak } from './question.ts';
import { stem } from './stem.ts';

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
  if (!asked.includes(word)) return undefined;
  const others = kind.filter((other) => other !== word).join('|');
  const inHan = HAN.test(word);
  const naming = inHan ? new RegExp(`${word}色?的?(\\p{Script=Han})`, 'u') : new RegExp(`\\b${word} ([a-z]{3,})`);
  const thing = naming.exec(asked)?.[1];
  if (!thing) return undefined;
  return inHan
    ? { itself: new RegExp(word), siblings: new RegExp(`(?:${others})色?的?${thing}`) }
    : { itself: new RegExp(`\\b${word}\\b`), siblings: new RegExp(`\\b(?:${others}) ${thing}`) };
}

/** What opens a row of a table: the name of its first column and what stands there. */
const ROW = /^[^:|]{1,32}: ([a-z][a-z ]{2,40}?) \| /;
/** The cheapest one is among those that are listed, and amounts are compared as such. */
const TELLS_NO_THING = /est$|\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last)$/;

/**
 * Tells whether a table of a passage lists others of the kind that an English question asks for, at least two of them,
 * while what sets the thing apart stands nowhere: a city bike and a cargo bike for an electric bike. In Chinese the same
 * by the last character gained nothing (NOTES.md).
 */
export function othersListed(question: string): (plain: string) => boolean {
  const words = HAN.test(question)
    ? []
    : (normalise(question)
        .toLowerCase()
        .match(/[a-z\d-]+/g) ?? []);
  const things = words.flatMap((kind, at) => {
    const modifier = words[at - 1] ?? '';
    const tells = modifier.length > 2 && !isWeak(modifier) && !TELLS_NO_THING.test(modifier);
    return tells && kind.length > 2 && !isWeak(kind) ? [{ modifier: stem(modifier), kind: stem(kind) }] : [];
  });
  return (plain) => {
    if (things.length === 0 || !plain.includes(' | ')) return false;
    const all = plain.toLowerCase();
    const rows = all.split(BREAK).flatMap((piece) => piece.split('\n'));
    const labels = [...new Set(rows.flatMap((row) => ROW.exec(row.trim())?.[1] ?? []))];
    const listed = labels.filter((label) => label.includes(' ')).map((label) => stem(label.split(' ').at(-1)!));
    return things.some(
      ({ modifier, kind }) => !all.includes(modifier) && listed.filter((each) => each === kind).length > 1,
    );
  };
}
