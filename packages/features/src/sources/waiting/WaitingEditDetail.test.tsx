import '@tinystar/tokens/theme.css';
import type { WaitingEdit } from '@tinystar/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage } from '../../shared/testing/index.ts';
import { pages } from '../editor/fixtures.ts';
import { edits } from './fixtures.ts';
import type { Rewritten } from './model/rewritten.ts';
import { WaitingEditDetail, type WaitingEditDetailProps } from './WaitingEditDetail.tsx';

const { show } = createStage();

function Changing(props: Omit<WaitingEditDetailProps, 'rewritten' | 'onRewrite'>) {
  const [rewritten, setRewritten] = useState<Rewritten>();
  return <WaitingEditDetail {...props} rewritten={rewritten} onRewrite={setRewritten} />;
}

const open = async (edit: WaitingEdit, onto = [edit.near!]) => {
  const none = () => {};
  show(<Changing edit={edit} pages={pages} onto={onto} pending={false} onOnto={none} onTake={none} onDiscard={none} />);
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

test('of a table it is told what becomes of it cell by cell, or that the whole of it is replaced', async () => {
  await open(edits.table);
  await expect.element(page.getByText('增加一行：边压块')).toBeVisible();
  await expect.element(page.getByText('表格的其余部分保持新版本的内容')).toBeVisible();
  await open(edits.cell);
  await expect.element(page.getByText('导轨与夹具 · 扭矩：12～15N·m → 14～16N·m')).toBeVisible();
  await open(edits.otherTable);
  await expect.element(page.getByText('采用后整张表换成修改后的表格', { exact: false })).toBeVisible();
  await expect.element(page.getByText('采用后，所选的块换成修改后的内容')).toBeVisible();
  const { mine, ...rest } = edits.cell;
  const [{ page: at, block }] = mine as [(typeof mine)[number]];
  await open({
    ...rest,
    mine: [{ page: at, block: { ...block, cells: rest.read[0]!.block.cells!, status: 'disabled' } }],
  });
  await expect.element(page.getByText('采用后，所选的块停用，不再用于回答')).toBeVisible();
});

test('an edit that did something else than change words marks none', async () => {
  const others = { 停用了这一块: edits.disabled, 把2块合并成了一块: edits.joined, 拆成了2块: edits.split };
  for (const [name, edit] of Object.entries(others)) {
    await open(edit);
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
    expect(document.querySelector('del, ins')).toBeNull();
  }
});

test('the words of one block can be changed before they are taken over, and had back', async () => {
  await open(edits.rewritten);
  await userEvent.click(page.getByRole('button', { name: '改一改再采用' }));
  const field = page.getByRole('textbox', { name: '修改后的' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(edits.rewritten.mine[0]!.block.text);
  await userEvent.fill(field, '别的文字');
  await userEvent.click(page.getByRole('button', { name: '恢复原来的修改' }));
  expect(marked(side('修改后的'), 'ins')).toContain('1050V');
  for (const edit of [edits.split, edits.disabled]) {
    await open(edit);
    expect(page.getByRole('button', { name: '改一改再采用' }).query()).toBeNull();
  }
});

test('the cells of a table can be changed before they are taken over, and it is told what becomes of it', async () => {
  await open(edits.cell);
  await userEvent.click(page.getByRole('button', { name: '改一改再采用' }));
  const cell = page.getByRole('textbox', { name: '第2行第3列' });
  await expect.element(cell).toHaveValue('14～16N·m');
  await userEvent.fill(cell, '20N·m');
  await expect.element(page.getByText('导轨与夹具 · 扭矩：12～15N·m → 20N·m')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '恢复原来的修改' }));
  await expect.element(page.getByText('导轨与夹具 · 扭矩：12～15N·m → 14～16N·m')).toBeVisible();
});
