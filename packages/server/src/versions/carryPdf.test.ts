import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cook, type CookedPage } from '../cook/index.ts';
import type { StoredBlock } from '../documents/readPages.ts';
import { newId } from '../platform/database/columns.ts';
import { carry, type Carried } from './carry.ts';
import { placed } from './placed.ts';
import { draftOf, randomOf, type Draft } from './testing/draft.ts';
import { printDraft } from './testing/printDraft.ts';
import { versionKinds } from './testing/versionKinds.ts';
import { bare, wordsOf } from './words.ts';

const draft = draftOf(41);
let folder: string;
let before: CookedPage[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'));
  before = await read(draft);
});
afterAll(() => rm(folder, { recursive: true }));

async function read(version: Draft): Promise<CookedPage[]> {
  const workDir = await mkdtemp(join(folder, 'version-'));
  const path = join(workDir, 'source.pdf');
  await writeFile(path, await printDraft(version));
  const result = await cook({ path, kind: 'pdf', workDir, owner: 'tests' });
  if (!result.ok) throw new Error(result.failure.reason);
  return result.pages;
}

const acts = ['rewrite', 'disable', 'delete'] as const;

/** Every fifth block that says something of its own is rewritten, switched off or deleted. */
function work() {
  const often = Map.groupBy(placed(before), ({ block }) => wordsOf(block));
  const own = placed(before).filter(({ block }) => block.text.length > 30 && often.get(wordsOf(block))!.length === 1);
  const done = new Map(own.filter((_, at) => at % 5 === 2).map(({ block }, at) => [block.id, acts[at % 3]!]));
  const stored = before.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block): StoredBlock[] => {
      const act = done.get(block.id);
      const mine = { ...block, id: newId(), status: 'enabled' as const };
      if (act === 'delete') return [];
      if (act === 'disable') return [{ ...mine, status: 'disabled' }];
      if (act !== 'rewrite') return [mine];
      const edit = { read: block.text, by: 'ann', at: new Date(0) };
      return [{ ...mine, type: 'paragraph', cells: undefined, text: `changed ${block.id}`, edit }];
    }),
  }));
  return { stored, done };
}

function resultOf(id: string, act: (typeof acts)[number], { pages, waiting }: Carried) {
  const block = placed(before).find((each) => each.block.id === id)!.block;
  const all = placed(pages).map((each) => each.block);
  const says = (some: StoredBlock[]) =>
    some
      .map(({ text }) => bare(text))
      .join('')
      .includes(bare(block.text));
  const carried = {
    rewrite: all.filter(({ text }) => text === `changed ${id}`).length === 1 && !says(all),
    disable: says(all.filter(({ status }) => status === 'disabled')),
    delete: !says(all),
  }[act];
  const asked = waiting.some((each) => each.read.some((one) => one.block.id === id));
  return asked ? 'asked' : carried ? 'carried' : 'lost';
}

/** Whether blocks that follow each other say it and nothing more. */
const isThere = (words: string, said: readonly string[]): boolean =>
  said.some((_, at) => [1, 2, 3].some((count) => said.slice(at, at + count).join('') === words));

it.each([
  'paragraphAbove',
  'pageInserted',
  'paragraphsBetween',
  'tableGrown',
  'reflowLarge',
  'reflowSmall',
  'otherPaper',
  'twoColumns',
  'headingRetyped',
  'sectionsSwapped',
  'sectionsReversed',
  'sectionDeleted',
  'sentencesAdded',
  'footnotesAdded',
  'everything',
])('keeps what was done to blocks of a PDF that comes again: %s', async (kind) => {
  const after = await read(versionKinds[kind]!(draft, randomOf(7)));
  const said = placed(after).map(({ block }) => bare(block.text));
  const { stored, done } = work();
  const carried = carry(before, stored, after);
  const results = [...done].map(([id, act]) => {
    const words = bare(placed(before).find(({ block }) => block.id === id)!.block.text);
    return { there: isThere(words, said), gone: !said.join('').includes(words), result: resultOf(id, act, carried) };
  });
  expect(results.length).toBeGreaterThanOrEqual(8);
  expect(results.filter(({ result }) => result === 'lost')).toEqual([]);
  // A paragraph that the reader has made part of a longer one may be either.
  expect(results.filter(({ there, result }) => there && result !== 'carried')).toEqual([]);
  expect(results.filter(({ gone, result }) => gone && result !== 'asked')).toEqual([]);
});
