import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A paragraph or article of a set. */
export interface RulerUnit {
  id: string;
  title: string;
  text: string;
  /** Which document it stands in. */
  doc: string | number;
}

export interface RulerQuestion {
  id: string;
  q: string;
  /** Ids of the units that answer it. */
  gold: string[];
  /** Strings that stand in the gold units and answer it. */
  answers?: string[];
}

export interface RulerSet {
  name: string;
  units: RulerUnit[];
  questions: RulerQuestion[];
}

export const SETS = ['stard', 'xquad-zh', 'xquad-zh-en'] as const;

/**
 * A set as its folder has it; `sample`: so many of its questions, evenly spread; `documents`: so many of its documents, the
 * first ones, and the questions that they answer.
 */
export function readSet(folder: string, name: string, sample?: number, documents = Infinity): RulerSet {
  const read = JSON.parse(readFileSync(join(folder, 'questions', `${name}.json`), 'utf8')) as Omit<RulerSet, 'name'>;
  const docs = new Set([...new Set(read.units.map(({ doc }) => doc))].slice(0, documents));
  const units = read.units.filter(({ doc }) => docs.has(doc));
  const there = new Set(units.map(({ id }) => id));
  const questions = read.questions.filter(({ gold }) => gold.every((id) => there.has(id)));
  return { name, units, questions: spread(questions, sample) };
}

/** So many of the items, evenly spread. */
export function spread<T>(items: readonly T[], most = items.length): T[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)]!);
}

/** What is fitted on the one half of the questions is reported on the other. */
export const half = (id: string): 'calibrate' | 'report' =>
  createHash('sha256').update(id).digest()[0]! % 2 === 0 ? 'calibrate' : 'report';

/** The units without every fourth document, and the questions that have no answer in them then. */
export function withoutEveryFourth({ units, questions }: RulerSet): {
  units: RulerUnit[];
  unanswered: RulerQuestion[];
} {
  const out = new Set([...new Set(units.map(({ doc }) => doc))].filter((_, at) => at % 4 === 3));
  const kept = units.filter(({ doc }) => !out.has(doc));
  const there = new Set(kept.map(({ id }) => id));
  return { units: kept, unanswered: questions.filter(({ gold }) => !gold.some((id) => there.has(id))) };
}
