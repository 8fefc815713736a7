import type { Reference, SentenceMap } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { citationsOf, differingOf, uncitedOf } from './citations.ts';
import { filePass } from './fixtures.ts';

const reference = (id: string, more: Partial<Reference> = {}): Reference => ({
  id,
  type: 'doc',
  doc_id: 'd',
  doc_name: '手册.pdf',
  is_doc_deleted: false,
  reference_id: id,
  reference_index: 1,
  image_paths: [],
  text: '试用期为三个月',
  locations: [],
  ...more,
});

test('sources that say the same thing otherwise are found together, and only while both are shown', () => {
  const map: SentenceMap = {
    '1': { reference: [reference('a')], reference_filtered: [], differs: [3] },
    '2': { reference: [reference('b')], reference_filtered: [] },
    '3': { reference: [reference('c')], reference_filtered: [], differs: [1] },
  };
  expect(differingOf(citationsOf(map)).map(({ number }) => number)).toEqual([1, 3]);
  const { '3': _, ...rest } = map;
  expect(differingOf(citationsOf(rest))).toEqual([]);
});

test('what is not cited opens by the pass of its document; what is deleted does not', () => {
  const map: SentenceMap = {
    '1': {
      reference: [reference('a', { file_pass: filePass })],
      reference_filtered: [reference('b'), reference('c', { is_doc_deleted: true })],
    },
    '2': { reference: [reference('d')], reference_filtered: [] },
  };
  expect(uncitedOf(citationsOf(map))).toEqual([
    { number: 1, references: [{ ...reference('b'), file_pass: filePass }] },
  ]);
});

test('what is not cited opens in the version that is cited, and not at all when that is gone', () => {
  const cited = { file_pass: { ...filePass, version: '1' }, doc_version: 1, current_version: 3 };
  const map: SentenceMap = {
    '1': {
      reference: [reference('a', cited)],
      reference_filtered: [reference('b'), reference('c', { is_version_deleted: true })],
    },
  };
  expect(uncitedOf(citationsOf(map))).toEqual([{ number: 1, references: [{ ...reference('b'), ...cited }] }]);
});
