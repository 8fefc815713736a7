/** What the filter gives back for a piece of a streamed answer. */
export interface Filtered {
  text: string;
  /** Numbers cited in this piece, each with the sentence in front of it. */
  cited: { number: number; sentence: string }[];
}

const OPENING = /[[【［]/g;
const MARK =
  /^(?:\[\^?|【|［)\s*(?:(?:资料|来源|引用)\s*)?(\d{1,3}(?:\s*[-–—~,，、;；]\s*(?:资料|来源|引用)?\s*\d{1,3})*)\s*\^?(?:\]|】|］)/;
const UNFINISHED = /^(?:\[\^?|【|［)[\s\d,，、;；^~–—资料来源引用-]{0,40}$/;
/** What may stand behind a number that is the text of a link; shorter beginnings of it wait for more. */
const LINKED = /^\((?:https?:\/\/|mailto:|[/#.])/i;
const MAY_LINK = /^\((?:h(?:t(?:t(?:p(?:s?(?::\/?)?)?)?)?)?|m(?:a(?:i(?:l(?:t(?:o)?)?)?)?)?)?$/i;
const SENTENCE_START = /[。！？!?\n](?=[^\s[【［。！？!?])/g;
const LONGEST_SENTENCE = 500;
/** Several numbers that are all larger cite nothing: [20, 80] is an interval. */
const LARGEST = 20;

/**
 * Reads citation marks out of an answer while it streams. `[1]`, `[1][2]`, `[1,2]`, `[1-3]`, `【1】`, `[资料 1]` and `[^1]` become plain
 * `[n]` marks of their known numbers; numbers that name no passage are dropped, so that no reader looks for them. Marks
 * cut by chunk borders are held back until they are whole; code is left alone, because `list[1]` in it cites nothing. A
 * link whose words are a number stays as it came.
 */
export class CitationFilter {
  /** Whether a mark named a passage whose number is not shown. */
  citesHidden = false;
  #known: ReadonlySet<number>;
  #hidden: ReadonlySet<number>;
  #isSaid: (number: number, sentence: string) => boolean;
  #held = '';
  #sentence = '';
  #fence = false;
  #inline = false;
  #lineStart = true;

  /**
   * Numbers of `hidden` passages are taken out of the text like unknown ones. `isSaid`: whether what a known number stands
   * for says anything of a sentence; else the mark is dropped.
   */
  constructor(
    known: Iterable<number>,
    hidden: Iterable<number> = [],
    isSaid: (number: number, sentence: string) => boolean = () => true,
  ) {
    this.#known = new Set(known);
    this.#hidden = new Set(hidden);
    this.#isSaid = isSaid;
  }

  /** Takes the next piece and gives what can be shown of it. */
  push(piece: string): Filtered {
    return this.#read(this.#held + piece, false);
  }

  /** Gives what was held back at the end of the answer. */
  flush(): Filtered {
    return this.#read(this.#held, true);
  }

  #read(input: string, last: boolean): Filtered {
    const cited: Filtered['cited'] = [];
    let text = '';
    let rest = input;
    this.#held = '';
    while (rest !== '') {
      const at = this.#nextMark(rest);
      if (at === -1) break;
      text += this.#take(rest.slice(0, at));
      rest = rest.slice(at);
      if (rest[0] === '`') {
        const run = /^`+/.exec(rest)?.[0] ?? '`';
        if (!last && run.length === rest.length) return this.#hold(rest, text, cited);
        this.#toggleCode(run);
        text += run;
        rest = rest.slice(run.length);
        continue;
      }
      const mark = this.#inCode ? undefined : MARK.exec(rest);
      const numbers = mark ? numbersIn(mark[1] ?? '') : [];
      const known = numbers.filter((number) => this.#known.has(number) && this.#isSaid(number, this.#sentence));
      const behind = mark ? rest.slice(mark[0].length) : '';
      const strange = mark && known.length < numbers.length;
      // Whether an unknown number is the text of a link shows behind it.
      if (strange && !last && (behind === '' || MAY_LINK.test(behind))) return this.#hold(rest, text, cited);
      const isLink = LINKED.test(behind) || (behind.startsWith(':') && this.#lineStart);
      const isInterval = numbers.length > 1 && Math.min(...numbers) > LARGEST;
      const isCitation = mark && (!strange || !(isLink || isInterval));
      if (isCitation) {
        for (const number of known) cited.push({ number, sentence: this.#sentence });
        if (numbers.some((number) => this.#hidden.has(number))) this.citesHidden = true;
        text += known.map((number) => `[${number}]`).join('');
        rest = rest.slice(mark[0].length);
      } else if (!last && !this.#inCode && UNFINISHED.test(rest)) {
        return this.#hold(rest, text, cited);
      } else {
        text += this.#take(rest.slice(0, 1));
        rest = rest.slice(1);
      }
    }
    return { text: text + this.#take(rest), cited };
  }

  get #inCode(): boolean {
    return this.#fence || this.#inline;
  }

  #nextMark(text: string): number {
    OPENING.lastIndex = 0;
    const bracket = OPENING.exec(text)?.index ?? -1;
    const tick = text.indexOf('`');
    if (bracket === -1 || tick === -1) return Math.max(bracket, tick);
    return Math.min(bracket, tick);
  }

  #hold(rest: string, text: string, cited: Filtered['cited']): Filtered {
    this.#held = rest;
    return { text, cited };
  }

  #toggleCode(run: string): void {
    if (run.length >= 3 && (this.#lineStart || this.#fence)) this.#fence = !this.#fence;
    else if (!this.#fence) this.#inline = !this.#inline;
    this.#lineStart = false;
  }

  /** Follows sentences and lines through plain text. */
  #take(text: string): string {
    if (text === '') return text;
    const line = text.lastIndexOf('\n');
    if (line !== -1) this.#inline = false;
    const blank = text.slice(line + 1).trim() === '';
    this.#lineStart = blank && (line !== -1 || this.#lineStart);
    const recent = (this.#sentence + text).slice(-LONGEST_SENTENCE);
    const begun = [...recent.matchAll(SENTENCE_START)].at(-1);
    this.#sentence = begun ? recent.slice(begun.index + 1) : recent;
    return text;
  }
}

/** The numbers of a mark; a range stands for all of its numbers. */
function numbersIn(words: string): number[] {
  const listed = words.split(/[,，、;；]/).flatMap((part) => {
    const [from = Number.NaN, to = from] = (part.match(/\d+/g) ?? []).map(Number);
    const length = to - from + 1;
    return length >= 1 && length <= LARGEST ? Array.from({ length }, (_, at) => from + at) : [from, to];
  });
  return [...new Set(listed)];
}
