import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Table } from './Table.tsx';

const rows = ['安装手册.pdf', '接线图.pdf', '质量手册.docx'].map((name, index) => ({ id: String(index), name }));

function Files({ shown }: { shown: typeof rows | undefined }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['9']));
  return (
    <>
      <SelectionBar count={ids.size} onClear={() => setIds(new Set())}>
        删除
      </SelectionBar>
      <Table
        caption="知识文件"
        rows={shown}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        columns={[{ id: 'name', title: '文件名', cell: (row) => row.name }]}
        selection={{ ids, onChange: setIds, locked: new Set(['2']) }}
        empty={<p>还没有知识文件</p>}
      />
    </>
  );
}

test('selects a row and a page, keeps what was chosen on other pages, and leaves locked rows out [UI-21]', async () => {
  mount(<Files shown={rows} />);
  await userEvent.click(page.getByRole('checkbox', { name: '选择安装手册.pdf' }));
  await expect.element(page.getByText('已选2项')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: '选择本页' })).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选3项')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选1项')).toBeVisible();
});

test('tells waiting from empty [UI-21]', async () => {
  const { update } = mount(<Files shown={undefined} />);
  await expect.element(page.getByText('正在加载')).toBeInTheDocument();
  update(<Files shown={[]} />);
  await expect.element(page.getByText('还没有知识文件')).toBeVisible();
});
