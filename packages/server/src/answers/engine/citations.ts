import type { SentenceMap } from '@tinystar/contract';
import type { Hit } from '../../retrieval/index.ts';
import { addUncited } from './addUncited.ts';
import { CitationFilter, type Filtered } from './citationFilter.ts';
import { focus } from './focus.ts';
import { isSaid } from './isSaid.ts';
import { numbered } from './numbered.ts';
import { referenceOf } from './reference.ts';
import type { AnswerSettings } from './types.ts';

interface Options {
  /** The number of each passage; from 1 in their order when left out. */
  numbers?: readonly number[];
  written?: string;
  onCited?(sentenceMap: SentenceMap): void;
}

/** Follows a streamed answer and collects what it cites of the given passages, by their numbers. */
export class Citations {
  readonly sentenceMap: SentenceMap = {};
  /** Every citing sentence with the numbers behind it. */
  readonly sentences: { sentence: string; numbers: number[] }[] = [];
  #passages: ReadonlyMap<number, Hit>;
  #filter: CitationFilter;
  #onCited: Options['onCited'];

  constructor(
    passages: readonly Hit[],
    shown: AnswerSettings['showReference'],
    { written = '', numbers = numbered(passages, {}), onCited }: Options = {},
  ) {
    this.#passages = new Map(passages.map((hit, at) => [numbers[at]!, hit]));
    const numbersOf = (isShown: boolean) =>
      [...this.#passages].flatMap(([number, { kind }]) => (Boolean(shown[kind]) === isShown ? [number] : []));
    this.#filter = new CitationFilter(numbersOf(true), numbersOf(false), (number, sentence) =>
      isSaid(sentence, this.#passages.get(number)!),
    );
    this.#onCited = onCited;
    if (written) this.push(written);
  }

  /** Whether the text so far cites a passage, be its number shown or not. */
  get any(): boolean {
    return this.sentences.length > 0 || this.#filter.citesHidden;
  }

  /** Takes the next piece and gives the text to show for it. */
  push(piece: string): string {
    return this.#accept(this.#filter.push(piece));
  }

  /** The text held back at the end; what the answer does not cite is known now. */
  flush(): string {
    const text = this.#accept(this.#filter.flush());
    const uncited = [...this.#passages].filter(([number]) => !(number in this.sentenceMap));
    addUncited(
      this.sentenceMap,
      uncited.map(([, hit]) => hit),
    );
    return text;
  }

  #accept({ text, cited }: Filtered): string {
    for (const { number, sentence } of cited) this.#cite(number, sentence);
    if (cited.length > 0) this.#onCited?.(this.sentenceMap);
    return text;
  }

  /** One number cited twice shows the blocks of both places. */
  #cite(number: number, sentence: string): void {
    const hit = this.#passages.get(number);
    if (!hit) return;
    const last = this.sentences.at(-1);
    if (last?.sentence === sentence) last.numbers.push(number);
    else this.sentences.push({ sentence, numbers: [number] });
    const blocks = new Set(this.sentenceMap[number]?.reference[0]?.locations.map(({ blockId }) => blockId));
    for (const { blockId } of focus(hit, sentence)) blocks.add(blockId);
    const spans = hit.spans.filter(({ blockId }) => blocks.has(blockId));
    this.sentenceMap[number] = { reference: [referenceOf(hit, number, hit.text, spans)], reference_filtered: [] };
  }
}
