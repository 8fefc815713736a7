import { walkXml } from '../text/xml.ts';

/** One level of a list, as ECMA-376 17.9.6 describes it. */
export interface Level {
  start: number;
  format: string;
  /** First numbers of a custom format. */
  example: string;
  /** `%1.%2` stands for the numbers of the first two levels. */
  text: string;
  /** The level, from 1, that begins this one anew; 0 for none, undefined for every higher one. */
  restart: number | undefined;
  suffix: ' ' | '';
  /** All numbers of the text in plain digits. */
  plain: boolean;
  style: string | undefined;
}

export interface AbstractList {
  levels: Map<number, Level>;
  /** The style whose list this stands for. */
  link: string | undefined;
}

export interface List {
  abstract: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

export interface Numbering {
  abstracts: Map<string, AbstractList>;
  lists: Map<string, List>;
}

/** A list has nine levels. */
export const LEVELS = 9;
const LONGEST_TEXT = 255;

export const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
export const isOn = (value: string | undefined): boolean => value === undefined || /^(1|true|on)$/.test(value);

/** Reads the lists of a Word file. */
export function readNumbering(part: Buffer): Numbering {
  const numbering: Numbering = { abstracts: new Map(), lists: new Map() };
  let abstract: AbstractList | undefined;
  let list: List | undefined;
  let level: Level | undefined;
  let at: number | undefined;
  walkXml(part, {
    open(name, attribute) {
      const value = attribute('val');
      if (name === 'abstractNum') {
        abstract = { levels: new Map(), link: undefined };
        numbering.abstracts.set(attribute('abstractNumId') ?? '', abstract);
      } else if (name === 'num') {
        list = { abstract: '', starts: new Map(), levels: new Map() };
        numbering.lists.set(attribute('numId') ?? '', list);
      } else if (name === 'lvl') {
        at = whole(attribute('ilvl')) ?? at;
        level = newLevel();
        if (at !== undefined && at < LEVELS) (list ?? abstract)?.levels.set(at, level);
      } else if (name === 'lvlOverride') at = whole(attribute('ilvl'));
      else if (name === 'startOverride' && at !== undefined) list?.starts.set(at, whole(value) ?? 1);
      else if (name === 'abstractNumId' && list) list.abstract = value ?? '';
      else if (name === 'numStyleLink' && abstract) abstract.link = value;
      else if (level) fill(level, name, value, attribute('format'));
    },
    close(name) {
      if (name === 'abstractNum') abstract = undefined;
      if (name === 'num') list = undefined;
      if (name === 'lvl') level = undefined;
    },
  });
  return numbering;
}

const newLevel = (): Level => ({
  start: 0,
  format: '',
  example: '',
  text: '',
  restart: undefined,
  suffix: ' ',
  plain: false,
  style: undefined,
});

function fill(level: Level, name: string, value: string | undefined, example: string | undefined): void {
  if (name === 'start') level.start = whole(value) ?? 0;
  // A newer format stands before the one for programs that do not know it.
  else if (name === 'numFmt' && level.format === '') {
    level.format = value ?? 'decimal';
    level.example = example ?? '';
  } else if (name === 'lvlText') level.text = (value ?? '').slice(0, LONGEST_TEXT);
  else if (name === 'lvlRestart') level.restart = whole(value);
  else if (name === 'suff') level.suffix = value === 'nothing' ? '' : ' ';
  else if (name === 'isLgl') level.plain = isOn(value);
  else if (name === 'pStyle') level.style = value;
}
