import { isSingleHan, nearnessTo, normalise, termsOf, type WholeHit } from '../../retrieval/index.ts';

/** Of shorter ones nothing is told: “根据资料[1]” opens a sentence. */
const FEWEST = 8;
/** From this nearness on a passage may say the same in other words; unrelated ones lie at about 0.4. */
const ALIKE = 0.45;
const HAN = /\p{Script=Han}/gu;
const LATIN = /[a-z]/gi;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Whether a passage says anything of a sentence that cites it. In doubt it does: what is told is shown elsewhere. */
export function isSaid(sentence: string, { kind, title, text, whole = text }: WholeHit): boolean {
  // The name of a document says nothing of what stands in it.
  const heading = kind === 'qa' ? title : title.split(' › ').slice(1).join(' ');
  const held = normalise(`${heading}\n${whole}`);
  const said = normalise(sentence);
  // Between two languages no word need be shared.
  if (isLatin(said) !== isLatin(held)) return true;
  const wanted = termsOf(said).filter((term) => !isSingleHan(term));
  if (wanted.length < FEWEST) return true;
  const terms = new Set(termsOf(held));
  if (wanted.some((term) => terms.has(term))) return true;
  const numbers = new Set(held.match(NUMBER));
  if ((said.match(NUMBER) ?? []).some((number) => numbers.has(number))) return true;
  return nearnessTo(sentence)([whole])[0]! >= ALIKE;
}

/** A character of Han stands for about three letters. */
const isLatin = (text: string): boolean => (text.match(LATIN)?.length ?? 0) > 3 * (text.match(HAN)?.length ?? 0);
