import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { arrangeColumns, type ColumnLayout } from './columnLayout.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { Table, type TableSort } from './Table.tsx';

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

test('selects a row and a page, keeps what was chosen on other pages, and leaves locked rows out', async () => {
  mount(<Files shown={rows} />);
  await userEvent.click(page.getByRole('checkbox', { name: '选择安装手册.pdf' }));
  await expect.element(page.getByText('已选2项')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: '选择本页' })).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选3项')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选1项')).toBeVisible();
});

test('tells waiting from empty, and waits in the columns that come', async () => {
  const { update } = mount(<Files shown={undefined} />);
  await expect.element(page.getByText('正在加载')).toBeInTheDocument();
  const places = () =>
    [...document.querySelectorAll('th')].map((head) => Math.round(head.getBoundingClientRect().left));
  const waiting = places();
  update(<Files shown={rows} />);
  expect(places()).toEqual(waiting);
  update(<Files shown={[]} />);
  await expect.element(page.getByText('还没有知识文件')).toBeVisible();
});

test('a whole row presses its one link, but its box and its actions are pressed by themselves', async () => {
  const pressed: string[] = [];
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    pressed.push((event.target as Element).closest('a')?.getAttribute('href') ?? (event.target as Element).tagName);
  };
  document.addEventListener('click', onPress);
  onTestFinished(() => document.removeEventListener('click', onPress));
  const chosen: string[][] = [];
  mount(
    <Table
      caption="知识文件"
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => `#${row.id}`}
      columns={[
        { id: 'name', title: '文件名', cell: (row) => row.name },
        { id: 'size', title: '大小', cell: () => '3 MB' },
      ]}
      selection={{ ids: new Set(), onChange: (ids) => chosen.push([...ids]) }}
      actions={(row) => <Button onPress={() => pressed.push(`更多 ${row.name}`)}>更多</Button>}
      empty={null}
    />,
  );
  const row = page.getByRole('row').nth(2);
  await expect.element(row.getByRole('link')).toHaveAccessibleName('接线图.pdf');
  // The place of the cell that stands between the link and the actions.
  const at = row.getByRole('cell').nth(2).element().getBoundingClientRect();
  const there = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  expect(there?.closest('a')?.getAttribute('href')).toBe('#1');
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  expect(pressed).toContain('更多 接线图.pdf');
  expect(pressed).not.toContain('#1');
  document.removeEventListener('click', onPress);
  await userEvent.click(row.getByRole('checkbox'));
  expect(chosen).toEqual([['1']]);
});

function Sorting() {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      caption="知识文件"
      rows={rows}
      rowId={(row) => row.id}
      columns={[
        { id: 'name', title: '文件名', sortable: true, cell: (row) => row.name },
        { id: 'size', title: '大小', cell: () => '12 MB' },
      ]}
      sort={sort}
      onSort={setSort}
      empty={<p>空</p>}
    />
  );
}

test('a head sorts up, down and back by keyboard and says which way (APG sortable table)', async () => {
  mount(<Sorting />);
  const head = page.getByRole('columnheader', { name: '文件名' });
  await expect.element(head).not.toHaveAttribute('aria-sort');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard(' ');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  await expect.element(head).not.toHaveAttribute('aria-sort');
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('the first column and the actions stay in view while a wide table scrolls', () => {
  mount(
    <div style={{ inlineSize: 480 }}>
      <Table
        caption="知识文件"
        rows={rows}
        rowId={(row) => row.id}
        columns={['name', 'b', 'c', 'd'].map((id) => ({ id, title: id, width: 12, cell: () => `${id}的内容` }))}
        selection={{ ids: new Set(), onChange: () => undefined }}
        narrow="scroll"
        sticky="ends"
        actions={() => '编辑'}
        empty={<p>空</p>}
      />
    </div>,
  );
  const room = page.getByRole('group', { name: '知识文件' }).element();
  const places = () =>
    ['name的内容', '编辑'].map((text) =>
      Math.round(page.getByRole('cell', { name: text }).first().element().getBoundingClientRect().left),
    );
  const before = places();
  room.scrollLeft = 200;
  expect(room.scrollLeft).toBe(200);
  expect(places()).toEqual(before);
});

const titles = [
  { id: 'name', title: '文件名', locked: true },
  { id: 'size', title: '大小' },
  { id: 'time', title: '上传时间' },
];

function Arranging() {
  const [layout, setLayout] = useState<ColumnLayout>({ order: [], hidden: new Set() });
  return (
    <>
      <ColumnSettings columns={titles} layout={layout} onChange={setLayout} />
      <Table
        caption="知识文件"
        rows={rows}
        rowId={(row) => row.id}
        columns={arrangeColumns(titles, layout).map((column) => ({ ...column, cell: () => column.title }))}
        empty={<p>空</p>}
      />
    </>
  );
}

test('columns can be hidden, moved with focus staying near, and put back', async () => {
  mount(<Arranging />);
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
  await userEvent.click(page.getByRole('button', { name: '列设置' }));
  await expect.element(page.getByRole('checkbox', { name: '文件名' })).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: '大小' }));
  expect(heads()).toEqual(['文件名', '上传时间']);
  await userEvent.click(page.getByRole('button', { name: '上移上传时间' }));
  await userEvent.click(page.getByRole('button', { name: '上移上传时间' }));
  expect(heads()).toEqual(['上传时间', '文件名']);
  await expect.element(page.getByRole('button', { name: '下移上传时间' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual(['文件名', '大小', '上传时间']);
});

test('above the cards of a narrow place the words beside the box say what it is for, and press it', async () => {
  const { update } = mount(
    <div style={{ inlineSize: 320 }}>
      <Files shown={rows} />
    </div>,
  );
  await userEvent.click(page.getByText('选择本页'));
  await expect.element(page.getByRole('checkbox', { name: '选择本页' })).toHaveAttribute('aria-checked', 'true');
  update(
    <div style={{ inlineSize: 900 }}>
      <Files shown={rows} />
    </div>,
  );
  await expect.element(page.getByText('选择本页')).not.toBeVisible();
});

test('in a narrow place a row becomes a card with its actions in view and its details named; wide, it is a row', async () => {
  const table = (
    <Table
      caption="知识文件"
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', title: '文件名', cell: ({ name }) => name },
        { id: 'size', title: '大小', width: 20, cell: () => '96 KB' },
      ]}
      actions={() => <button type="button">编辑块</button>}
      empty={null}
    />
  );
  const { update } = mount(<div style={{ inlineSize: 320 }}>{table}</div>);
  const size = () => page.getByText('96 KB').first().element();
  const action = () => page.getByRole('button', { name: '编辑块' }).first().element().getBoundingClientRect();
  expect(action().right).toBeLessThanOrEqual(320);
  expect(size().getBoundingClientRect().top).toBeGreaterThanOrEqual(action().bottom);
  await expect.element(page.getByRole('cell', { name: '大小 96 KB' }).first()).toBeVisible();
  expect(page.getByRole('columnheader', { name: '大小' }).elements()).toHaveLength(1);
  update(<div style={{ inlineSize: 900 }}>{table}</div>);
  expect(size().getBoundingClientRect().top).toBeLessThan(action().bottom);
  await expect.element(page.getByRole('cell', { name: '96 KB' }).first()).toBeVisible();
});

test('when the theme turns, a row and what stands in it change together', () => {
  const table = (
    <Table
      caption="知识文件"
      rows={rows}
      rowId={({ id }) => id}
      columns={[{ id: 'name', title: '文件名', cell: ({ name }) => name }]}
      actions={() => <Button>查看</Button>}
      empty={null}
    />
  );
  const { host } = mount(
    <div data-theme="light" style={{ color: 'var(--color-text-primary)' }}>
      {table}
    </div>,
  );
  // Tests ask for no motion.
  host.style.setProperty('--motion-fast', '60s');
  const turned = (element: Element) =>
    element.getAnimations().map((one) => (one instanceof CSSTransition ? one.transitionProperty : ''));
  const row = page.getByRole('row').nth(1).element();
  expect(turned(row)).toEqual([]);
  host.firstElementChild!.setAttribute('data-theme', 'dark');
  expect(turned(row.querySelector('button')!)).toContain('color');
  // A colour that is handed down while it moves restarts the button's change in every frame.
  expect(turned(row)).toContain('background-color');
  expect(turned(row)).not.toContain('color');
});
