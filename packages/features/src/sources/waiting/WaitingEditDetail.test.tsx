import '@tinystar/tokens/theme.css';
import type { WaitingEdit } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStage } from '../../shared/testing/index.ts';
import { pages } from '../editor/fixtures.ts';
import { edits } from './fixtures.ts';
import { WaitingEditDetail } from './WaitingEditDetail.tsx';

const { show } = createStage();

const open = async (edit: WaitingEdit, onto = [edit.near!]) => {
  const none = () => {};
  show(
    <WaitingEditDetail
      edit={edit}
      pages={pages}
      onto={onto}
      pending={false}
      onOnto={none}
      onTake={none}
      onDiscard={none}
    />,
  );
  await expect.element(page.getByRole('button', { name: '采用这处修改' })).toBeVisible();
};

const side = (name: string) => page.getByRole('group', { name, exact: true }).element();
const marked = (within: ParentNode, tag: 'del' | 'ins') =>
  [...within.querySelectorAll(tag)].map(({ textContent }) => textContent);

test('of an edit that changed words, those that were taken out and put in are marked, and none in the new version', async () => {
  await open(edits.rewritten);
  expect(marked(side('从前读到的'), 'del')).toEqual(['1000V']);
  expect(marked(side('修改后的'), 'ins')).toEqual(['逐串', '，并记录环境温度', '1050V']);
  expect(side('新版本里的').querySelector('del, ins')).toBeNull();
});

test('of a table the cells that differ are marked', async () => {
  await open(edits.table);
  expect(marked(side('修改后的'), 'ins').join('')).toContain('16～18N·m');
  expect(marked(document, 'del')).toEqual([]);
});

test('an edit that did something else than change words marks none', async () => {
  const others = { 停用了这一块: edits.disabled, 把2块合并成了一块: edits.joined, 拆成了2块: edits.split };
  for (const [name, edit] of Object.entries(others)) {
    await open(edit);
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
    expect(document.querySelector('del, ins')).toBeNull();
  }
});
