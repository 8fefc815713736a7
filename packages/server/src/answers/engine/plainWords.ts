import { plainText } from '@tinystar/contract/plainText';
import { LABEL, LABEL_ATTACHED, LABEL_BOTH, LABEL_DIFFERING, LABEL_IN_DOUBT } from './labels.ts';

const labels = [LABEL, LABEL_ATTACHED, LABEL_BOTH, LABEL_DIFFERING, LABEL_IN_DOUBT];

/**
 * An answer as somebody would write it to a person: without the label above quotations and without the signs of markdown,
 * of which whoever gets it would see the characters. The numbers of sources stay.
 */
export function plainWords(answer: string): string {
  const label = labels.find((each) => answer.startsWith(each)) ?? '';
  return plainText(answer.slice(label.length));
}
