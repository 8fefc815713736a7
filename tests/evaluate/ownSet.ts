import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { asDocx, asScan, withoutCharacterMap } from './ownForms.ts';
import { addCjkFonts } from '../../packages/server/src/demo/cjkFonts.ts';
import type { QuestionSet, SetDocument, SetQuestion } from './questionSet.ts';

export type Piece = { text: string } | { rows: string[][] };

/** How the words of a document come: `text` is an ordinary PDF, `garbled` one whose characters cannot be read. */
type Form = 'text' | 'docx' | 'scan' | 'garbled';

/** A document of the set: each section is printed on a page of its own, so that the page of each answer is known. */
export interface Source {
  title: string;
  group: string;
  form: Form;
  sections: { heading: string; pieces: Piece[]; questions: string[] }[];
}

const WIDTH = 460;
const LEFT = 68;

/** The group of the questions of a form that name no other. */
const GROUPS: Record<Form, string> = { text: 'usable text', docx: 'docx', scan: 'scans', garbled: 'garbled' };

interface Options {
  /** Which of the documents, by the beginning of their names; all when left out. */
  only?: readonly string[];
  /** Nothing is tuned on `apart`, nor are the misses of `unread` looked at. */
  set?: 'own' | 'apart' | 'unread';
  /** Scans and garbled documents as ordinary PDFs, where no program draws or reads pages. */
  asText?: boolean;
}

/** Prints the documents of a folder beside this file into `dir` and reads their questions. */
export async function ownSet(
  dir: string,
  { only = [''], set = 'own', asText = false }: Options = {},
): Promise<QuestionSet> {
  mkdirSync(dir, { recursive: true });
  const folder = join(import.meta.dirname, set);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.txt') && name !== 'unanswerable.txt' && only.some((start) => name.startsWith(start)),
  );
  const documents: SetDocument[] = [];
  for (const name of names.toSorted()) {
    const source = readSource(readFileSync(join(folder, name), 'utf8'));
    const file = `${basename(name, '.txt')}.${source.form === 'docx' ? 'docx' : 'pdf'}`;
    const path = join(dir, file);
    const asPrinted = asText && source.form !== 'docx';
    writeFileSync(path, await madeAs(asPrinted ? { ...source, form: 'text' } : source));
    documents.push({ file, path, textLayer: 'ok', questions: questionsOf(file, source) });
  }
  const unanswerable = readFileSync(join(folder, 'unanswerable.txt'), 'utf8').split('\n').filter(Boolean);
  return { documents, unanswerable };
}

async function madeAs(source: Source): Promise<Uint8Array> {
  if (source.form === 'docx') return asDocx(source);
  const pdf = await print(source);
  if (source.form === 'scan') return await asScan(pdf);
  return source.form === 'garbled' ? withoutCharacterMap(pdf) : pdf;
}

function readSource(text: string): Source {
  const source: Source = { title: '', group: '', form: 'text', sections: [] };
  for (const line of text.split('\n').filter(Boolean)) {
    const section = source.sections.at(-1);
    if (line.startsWith('# ')) source.title = line.slice(2);
    else if (line.startsWith('group: ')) source.group = line.slice(7);
    else if (line.startsWith('form: ')) source.form = line.slice(6) as Form;
    else if (line.startsWith('## ')) source.sections.push({ heading: line.slice(3), pieces: [], questions: [] });
    else if (line.startsWith('?')) section?.questions.push(line.slice(1));
    else if (line.startsWith('|')) addRow(section?.pieces ?? [], line);
    else section?.pieces.push({ text: line });
  }
  return source;
}

function addRow(pieces: Piece[], line: string): void {
  const row = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const last = pieces.at(-1);
  if (last && 'rows' in last) last.rows.push(row);
  else pieces.push({ rows: [row] });
}

/** `group question = answer`; `first >> second = answer` asks the second behind the first. */
function questionsOf(file: string, { group, form, sections }: Source): SetQuestion[] {
  // How a Word file falls into pages depends on what prints it.
  const everyPage = sections.map((_, page) => page + 1);
  return sections.flatMap(({ questions }, page) =>
    questions.map((line, at) => {
      const [, tag = '', asked = '', answer = ''] = /^(\w*) (.*) = (.*)$/.exec(line) ?? [];
      const turns = asked.split(' >> ');
      const id = `${file}-${page + 1}-${at + 1}`;
      const question = turns.pop() ?? '';
      return {
        id,
        group: tag || group || GROUPS[form],
        turns,
        question,
        answer,
        pages: form === 'docx' ? everyPage : [page + 1],
        evidence: '',
      };
    }),
  );
}

async function print({ title, sections }: Source): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: LEFT, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => document.once('end', () => done()));
  addCjkFonts(document);
  sections.forEach(({ heading, pieces }, at) => {
    document.addPage();
    if (at === 0) document.font('strong').fontSize(22).text(title).moveDown();
    document.font('strong').fontSize(15).text(heading).moveDown(0.5).font('text').fontSize(10.5);
    for (const piece of pieces) {
      if ('text' in piece) document.text(piece.text, LEFT, document.y, { width: WIDTH, lineGap: 4 }).moveDown();
      else printTable(document, piece.rows);
    }
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function printTable(document: PDFKit.PDFDocument, rows: readonly (readonly string[])[]): void {
  const width = WIDTH / (rows[0]?.length ?? 1);
  const height = 24;
  let top = document.y;
  for (const row of rows) {
    row.forEach((cell, at) => {
      document.rect(LEFT + at * width, top, width, height).stroke('#999999');
      document.text(cell, LEFT + at * width + 5, top + 6, { width: width - 10, lineBreak: false });
    });
    top += height;
  }
  document.y = top + 14;
}
