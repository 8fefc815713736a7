import type { Reference } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { sourceLines } from './plainText.ts';
import { sourcesOf } from './sourcesOf.ts';

const reference = (more: Partial<Reference>): Reference => ({
  id: '1',
  type: 'doc',
  doc_id: 'a',
  doc_name: '员工手册.pdf',
  is_doc_deleted: false,
  reference_id: 'b',
  reference_index: 1,
  image_paths: [],
  text: '五天',
  score: 1,
  locations: [],
  ...more,
});

it('every number of an answer has its line, that of a Q&A pair too', () => {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  const map = {
    '1': { reference: [reference({ type: 'qa', doc_name: '年假有几天？' })], reference_filtered: [] },
    '2': { reference: [reference({ locations: [{ blockId: 'b', page: 12, box }] })], reference_filtered: [] },
    '3': { reference: [], reference_filtered: [] },
  };
  expect(sourceLines(sourcesOf(map))).toEqual(['[1] 问答库', '[2] 员工手册.pdf 第12页']);
});
