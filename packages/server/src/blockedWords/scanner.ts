import { normalise } from '../retrieval/index.ts';

/** A word of the list that stands in a text; offsets in UTF-16 units of the text, `end` is behind its last one. */
export interface Hit {
  word: string;
  start: number;
  end: number;
}

interface Node {
  next: Map<string, Node>;
  /** The longest other beginning of a word that ends here too. */
  fail: Node | undefined;
  depth: number;
  /** The word that ends here, as the operator wrote it. */
  word?: string;
  /** The nearest node along `fail` at which a word ends. */
  shorter?: Node | undefined;
}

const LATIN = /^[a-z0-9]$/;
const LETTER = /[\p{L}\p{N}]/u;
/** Characters come back all the time, and folding one costs more than finding it. */
const folded = new Map<string, string>();

/** A character as it is compared: width, letter case and traditional form aside; empty for what is no letter and no figure. */
function fold(character: string): string {
  let known = folded.get(character);
  if (known === undefined) {
    if (folded.size > 20_000) folded.clear();
    known = [...normalise(character).toLowerCase()].filter((one) => LETTER.test(one)).join('');
    folded.set(character, known);
  }
  return known;
}

/** Signs and spaces in a row that may stand inside of a word; after more of them another thing is being said. */
const MOST_SIGNS = 8;
/** Stands in no word. */
const BREAK = '\0';

/** Units of a text: folded letters, and one space where letters of Latin script are apart. */
class Units {
  #afterLatin = false;
  #apart = false;
  #signs = 0;

  /** The units that a character brings. */
  of(character: string): string[] {
    const letters = fold(character);
    if (letters === '') {
      this.#apart ||= this.#afterLatin;
      this.#signs += 1;
      return this.#signs === MOST_SIGNS + 1 ? [BREAK] : [];
    }
    this.#signs = 0;
    const units = [...letters];
    const isLatin = LATIN.test(units[0]!);
    const brought = this.#apart && isLatin ? [' ', ...units] : units;
    this.#apart = false;
    this.#afterLatin = LATIN.test(units.at(-1)!);
    return brought;
  }

  /** Whether the character before the next one is a Latin letter or a figure that it continues. */
  get goesOn(): boolean {
    return this.#afterLatin && !this.#apart;
  }
}

/**
 * The words of a list as a trie with failure links (Aho and Corasick 1975): a text is read once, however many words there
 * are. Between Han characters spaces and signs do not count; a Latin word is found as a whole word only.
 */
export class WordList {
  readonly root: Node = { next: new Map(), fail: undefined, depth: 0 };
  readonly size: number;

  constructor(words: readonly string[]) {
    this.size = words.length;
    for (const word of words) this.#add(word);
    const waiting = [...this.root.next.values()];
    for (const node of waiting) {
      node.fail ??= this.root;
      node.shorter = node.fail.word === undefined ? node.fail.shorter : node.fail;
      for (const [unit, child] of node.next) {
        let back: Node | undefined = node.fail;
        while (back && !back.next.has(unit)) back = back.fail;
        child.fail = back?.next.get(unit) ?? this.root;
        waiting.push(child);
      }
    }
  }

  #add(word: string): void {
    const units = new Units();
    let node = this.root;
    for (const unit of [...word].flatMap((character) => units.of(character))) {
      const child: Node = node.next.get(unit) ?? { next: new Map(), fail: undefined, depth: node.depth + 1 };
      node.next.set(unit, child);
      node = child;
    }
    if (node !== this.root) node.word ??= word;
  }

  /** The first word that stands in a text. */
  find(text: string): Hit | undefined {
    const scanner = new WordScanner(this);
    return scanner.feed(text) ?? scanner.end();
  }
}

/** Reads a text piece by piece. A word may begin in one piece and end in a later one. */
export class WordScanner {
  readonly #list: WordList;
  readonly #units = new Units();
  #node: Node;
  /** The last units, as many as a word that is being read may have, with where each began. */
  #recent: { at: number; unit: string }[] = [];
  #read = 0;
  /** The first half of a character (UTF-16) whose second half comes with the next piece. */
  #half = '';
  /** A Latin word that ends at the last unit: it is one when no further letter follows. */
  #waiting: Hit | undefined;

  constructor(list: WordList) {
    this.#list = list;
    this.#node = list.root;
  }

  /** Up to here nothing that was read can be the beginning of a word. */
  get safe(): number {
    const begun = this.#recent[this.#recent.length - this.#node.depth];
    return Math.min(this.#waiting?.start ?? Infinity, this.#node.depth > 0 && begun ? begun.at : this.#read);
  }

  /** Reads on; the first word that ends in this piece. */
  feed(piece: string): Hit | undefined {
    const whole = this.#half + piece;
    const isCut = /[\uD800-\uDBFF]$/.test(whole);
    this.#half = isCut ? whole.slice(-1) : '';
    for (const character of isCut ? whole.slice(0, -1) : whole) {
      const at = this.#read;
      this.#read += character.length;
      const goesOn = this.#units.goesOn;
      const units = this.#units.of(character);
      if (this.#waiting && (units.length === 0 || units[0] === ' ' || !goesOn || !LATIN.test(units[0]!)))
        return this.#waiting;
      if (units.length > 0) this.#waiting = undefined;
      for (const unit of units) {
        const hit = this.#step(unit, at);
        if (hit) return hit;
      }
    }
    return undefined;
  }

  /** Nothing follows. */
  end(): Hit | undefined {
    return this.#waiting;
  }

  #step(unit: string, at: number): Hit | undefined {
    let node: Node | undefined = this.#node;
    while (node && !node.next.has(unit)) node = node.fail;
    this.#node = node?.next.get(unit) ?? this.#list.root;
    this.#recent.push({ at, unit });
    // One more than the deepest word needs: the unit before it tells whether a Latin word begins there.
    const kept = this.#node.depth + 1;
    if (this.#recent.length > kept) this.#recent = this.#recent.slice(-kept);
    const ends = this.#node.word === undefined ? this.#node.shorter : this.#node;
    for (let found = ends; found; found = found.shorter) {
      const first = this.#recent.length - found.depth;
      const start = this.#recent[first]!;
      const hit: Hit = { word: found.word!, start: start.at, end: this.#read };
      if (LATIN.test(start.unit) && LATIN.test(this.#recent[first - 1]?.unit ?? '')) continue;
      if (!LATIN.test(unit)) return hit;
      this.#waiting ??= hit;
    }
    return undefined;
  }
}
