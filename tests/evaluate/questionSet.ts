import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One question with where its answer stands. */
export interface SetQuestion {
  id: string;
  /** What kind of question on what kind of text, e.g. `tables`, `paraphrase`. */
  group: string;
  /** Questions asked before it in the same session. */
  turns: string[];
  question: string;
  answer: string;
  /** Physical pages, 1-based, that hold the answer. */
  pages: number[];
  /** Characters of the document around the answer, without white space; empty when not given. */
  evidence: string;
}

export interface SetDocument {
  file: string;
  path: string;
  /** `ok` when its text can be read; others are reported but do not count for the goal. */
  textLayer: string;
  questions: SetQuestion[];
}

export interface QuestionSet {
  /** Every PDF of the folder, those without questions too: they are the hay around the needles. */
  documents: SetDocument[];
  unanswerable: string[];
}

interface RawQuestion {
  id?: string;
  group?: string;
  turns?: string[];
  question: string;
  answer?: string;
  page?: number;
  pages?: number[];
  evidence?: string;
}

interface RawSet {
  docs: { file: string; textLayer?: string; lang?: string; qa?: RawQuestion[] }[];
  unanswerable?: (string | { question: string })[];
}

/** Reads `pdf/` and `pdf-qa.json` of a folder. */
export function readSet(dir: string): QuestionSet {
  const raw = JSON.parse(readFileSync(join(dir, 'pdf-qa.json'), 'utf8')) as RawSet;
  const files = readdirSync(join(dir, 'pdf')).filter((name) => /\.(pdf|docx?)$/i.test(name));
  const documents = files.toSorted().map((file) => {
    const described = raw.docs.find((doc) => doc.file === file);
    return {
      file,
      path: join(dir, 'pdf', file),
      textLayer: described?.textLayer ?? 'unknown',
      questions: (described?.qa ?? []).map((qa, at) => ({
        id: qa.id ?? `${file}-${at + 1}`,
        group: qa.group ?? groupOf(described),
        turns: qa.turns ?? [],
        question: qa.question,
        answer: qa.answer ?? '',
        pages: qa.pages ?? (qa.page === undefined ? [] : [qa.page]),
        evidence: qa.evidence ?? '',
      })),
    };
  });
  const unanswerable = (raw.unanswerable ?? []).map((each) => (typeof each === 'string' ? each : each.question));
  return { documents, unanswerable };
}

function groupOf({ textLayer = 'ok', lang = '' }: { textLayer?: string; lang?: string } = {}): string {
  if (textLayer === 'none') return 'scans';
  if (textLayer !== 'ok') return 'garbled';
  return lang === 'zh-Hant' ? 'traditional' : 'usable text';
}
