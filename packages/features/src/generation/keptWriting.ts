import { writeKinds, writeTones, writeWords } from '@tinystar/contract';
import * as z from 'zod/mini';
import type { Owner } from '../shared/kept.ts';
import { same } from '../shared/drafts.ts';
import { storage } from '../shared/storage.ts';
import type { WriteForm } from './AiWriteView.tsx';

/** What the browser keeps of AI writing: the form, and the text with its changes. */
export interface Writing {
  form: WriteForm;
  text: string;
  /** Earlier drafts, the latest first. */
  versions: readonly Version[];
}

/** A draft as it was before something else took its place; `time` in ms since the epoch. */
export interface Version {
  time: number;
  text: string;
  /** What it was made from, where that may be lost as well. */
  form?: WriteForm | undefined;
}

/** Drafts that are kept, and characters of all of them together: the browser has little room. */
const MOST = 20;
const MOST_CHARACTERS = 200_000;

/** With one more draft in front, unless it is empty or the latest already. */
export function withVersion(versions: readonly Version[], version: Version): readonly Version[] {
  if (wordsOf(version).trim() === '' || (versions[0] && wordsOf(versions[0]) === wordsOf(version))) return versions;
  return withinRoom([version, ...versions]);
}

const withinRoom = (versions: readonly Version[]): readonly Version[] => {
  let room = MOST_CHARACTERS;
  return versions.slice(0, MOST).filter((version) => (room -= wordsOf(version).length) >= 0);
};

/** What one knows a version by: the points, as long as nothing is written. */
export const wordsOf = ({ text, form }: Version): string => (text.trim() === '' ? (form?.points ?? '') : text);

/** The versions of two tabs, the latest first: each once, and what only grew in its last state. */
export function joinedVersions(mine: readonly Version[], theirs: readonly Version[]): readonly Version[] {
  const kept: Version[] = [];
  for (const version of [...mine, ...theirs].toSorted((a, b) => b.time - a.time)) {
    const goesOn = (later: Version) =>
      wordsOf(later).startsWith(wordsOf(version)) && (!version.form || same(version.form, later.form));
    if (!kept.some(goesOn)) kept.push(version);
  }
  return withinRoom(kept);
}

const Form = z.object({
  kind: z.enum(writeKinds),
  topic: z.string(),
  points: z.string(),
  tone: z.enum(writeTones),
  words: z.literal(writeWords),
});

const Kept = z.object({
  form: Form,
  text: z.string(),
  versions: z._default(z.array(z.object({ time: z.number(), text: z.string(), form: z.optional(Form) })), []),
});

const fresh: Writing = {
  form: { kind: 'notice', topic: '', points: '', tone: 'formal', words: 400 },
  text: '',
  versions: [],
};

const parsed = (value: string): Writing => {
  try {
    const kept = Kept.safeParse(JSON.parse(value || 'null'));
    return kept.success ? kept.data : fresh;
  } catch {
    return fresh;
  }
};

/** What one tab has to do with what is kept. */
export interface WritingKeeper {
  /** What it found. */
  first: Writing;
  /** Answers the versions that are kept now: what another tab has written meanwhile is one of them. */
  write: (writing: Writing) => readonly Version[];
  /** Tells the versions that another tab keeps, until the answered function is called. */
  follow: (told: (versions: readonly Version[]) => void) => () => void;
}

/** The writing of one person in one identity. Several tabs share its place: none overwrites what it has not read. */
export const openWriting = (person: Owner): WritingKeeper => {
  const own = storage.of(person);
  let known = own.read('aiWrite');
  const first = parsed(known);
  let last = first;
  return {
    first,
    write(writing) {
      // Whoever only looks leaves alone what others write.
      if (same(writing, last)) return writing.versions;
      const there = own.read('aiWrite');
      const versions = there === known ? writing.versions : withTheirs(writing, parsed(there), last);
      last = { ...writing, versions };
      known = JSON.stringify(last);
      own.write('aiWrite', known);
      return versions;
    },
    follow: (told) => own.follow('aiWrite', '', (value) => told(parsed(value).versions)),
  };
};

/** What another tab has kept becomes a version, unless this tab has had it too. */
const withTheirs = (mine: Writing, theirs: Writing, last: Writing): readonly Version[] => {
  const current = { time: Date.now(), text: theirs.text, form: theirs.form };
  const had = [mine, last].some(({ text, form }) => text === theirs.text && form.points === theirs.form.points);
  const kept = had || wordsOf(current).trim() === '' ? [] : [current];
  return joinedVersions(mine.versions, [...kept, ...theirs.versions]);
};
