import { formatNumber } from './numberFormats.ts';
import { LEVELS, type AbstractList, type Level, type List, type Numbering } from './numberingPart.ts';
import { chainOf, type ParagraphStyles } from './paragraphStyles.ts';

/** What a paragraph says of its number. */
export interface NumberedParagraph {
  style: string | undefined;
  numId: string | undefined;
  level: number | undefined;
}

interface Found {
  list: List;
  numId: string;
  abstract: AbstractList;
  abstractId: string;
}

/** Letters of a number, however often its text repeats those of its levels. */
const LONGEST = 255;
/** Lists that stand for others; a circle ends there. */
const LONGEST_CHAIN = 16;

/** Gives paragraphs, in their order, the numbers that Word shows before them (ECMA-376 17.9). */
export class Numberer {
  private readonly numbering: Numbering;
  private readonly styles: ParagraphStyles;
  /** Where the levels of an abstract list stand. All lists made of it go on counting together. */
  private readonly counters = new Map<string, (number | undefined)[]>();
  /** Levels of lists with a start of their own that have begun. */
  private readonly begun = new Set<string>();

  constructor(numbering: Numbering, styles: ParagraphStyles) {
    this.numbering = numbering;
    this.styles = styles;
  }

  /** The number with what parts it from the text; empty for a paragraph without one. */
  labelOf(paragraph: NumberedParagraph): string {
    const place = this.placeOf(paragraph);
    const found = place && this.find(place.numId);
    if (!place || !found) return '';
    const at = place.level ?? this.levelOfStyles(found, place.styles) ?? 0;
    const level = this.levelAt(found, at);
    if (!level) return '';
    const counter = this.count(found, at, level);
    if (level.format === 'bullet') return bulletOf(level) + ' ';
    const text = level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const other = Number(digit) - 1;
      const of = this.levelAt(found, other);
      if (!of) return '';
      const value = counter[other] ?? this.startOf(found, other, of);
      return formatNumber(value, level.plain && of.format !== 'none' ? 'decimal' : of.format, of.example);
    });
    return text.trim() === '' ? '' : text.slice(0, LONGEST) + level.suffix;
  }

  private placeOf({ style, numId, level }: NumberedParagraph) {
    const chain = [...chainOf(this.styles, style ?? this.styles.standard)];
    const named = chain.find(([, each]) => each.numId !== undefined);
    const id = numId ?? named?.[1].numId;
    if (id === undefined || id === '0') return undefined;
    return {
      numId: id,
      level: level ?? (numId === undefined ? undefined : 0),
      styles: chain.map(([each, { level: own }]) => ({ id: each, level: own })),
    };
  }

  /** A list's level may name the style it belongs to; else the style names the level. */
  private levelOfStyles(found: Found, styles: readonly { id: string; level: number | undefined }[]) {
    for (const { id, level } of styles) {
      for (let at = 0; at < LEVELS; at++) if (this.levelAt(found, at)?.style === id) return at;
      if (level !== undefined) return level;
    }
    return undefined;
  }

  private find(numId: string): Found | undefined {
    let id: string | undefined = numId;
    const first = this.numbering.lists.get(numId);
    for (let steps = 0; first && id !== undefined && steps < LONGEST_CHAIN; steps++) {
      const list = this.numbering.lists.get(id);
      const abstract = list && this.numbering.abstracts.get(list.abstract);
      if (!abstract) return undefined;
      if (abstract.link === undefined) return { list: first, numId, abstract, abstractId: list.abstract };
      id = [...chainOf(this.styles, abstract.link)].find(([, { numId: of }]) => of !== undefined)?.[1].numId;
    }
    return undefined;
  }

  private levelAt({ list, abstract }: Found, at: number): Level | undefined {
    return list.levels.get(at) ?? abstract.levels.get(at);
  }

  private startOf({ list }: Found, at: number, level: Level): number {
    return list.starts.get(at) ?? level.start;
  }

  private count(found: Found, at: number, level: Level): readonly (number | undefined)[] {
    const counter = this.counters.get(found.abstractId) ?? [];
    this.counters.set(found.abstractId, counter);
    const key = `${found.numId} ${at}`;
    const anew = found.list.starts.has(at) && !this.begun.has(key);
    this.begun.add(key);
    const last = counter[at];
    counter[at] = last === undefined || anew ? this.startOf(found, at, level) : last + 1;
    for (let above = 0; above < at; above++) {
      const of = this.levelAt(found, above);
      if (of) counter[above] ??= this.startOf(found, above, of);
    }
    for (let below = at + 1; below < LEVELS; below++) {
      const restart = this.levelAt(found, below)?.restart;
      if (restart === undefined || at < restart) counter[below] = undefined;
    }
    return counter;
  }
}

/** Letters and private characters are pictures in the fonts of bullets. */
const bulletOf = ({ text }: Level): string => (/^[\p{P}\p{S}]$/u.test(text) ? text : '•');
