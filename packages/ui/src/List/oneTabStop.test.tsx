import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Table } from '../Table/Table.tsx';
import { List, ListItem } from './List.tsx';
import { oneTabStop } from './oneTabStop.ts';

const patient = { timeout: 20_000 };
const names = Array.from({ length: 30 }, (_, at) => `文档${at + 1}`);
const focused = () => expect.poll(() => document.activeElement?.textContent, patient);

function Rows({ of, current }: { of: readonly string[]; current?: string }) {
  return (
    <ul ref={oneTabStop} aria-label="文档">
      {of.map((name) => (
        <li key={name} aria-current={name === current || undefined}>
          <button type="button">{name}</button>
          <button type="button">{`改名${name}`}</button>
        </li>
      ))}
    </ul>
  );
}

/** The first key brings what the keys do. */
async function arrive(name: string) {
  page.getByRole('button', { name, exact: true }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.querySelector('[data-one-stop]') !== null, patient).toBe(true);
}

test('a long list is one tab stop, and arrows, Home, End and whole pages move in it', async () => {
  mount(
    <>
      <button type="button">前</button>
      <Rows of={names} />
      <button type="button">后</button>
    </>,
  );
  await arrive('前');
  await focused().toBe('文档1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await focused().toBe('文档3');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await focused().toBe('改名文档4');
  await userEvent.keyboard('{ArrowLeft}{PageDown}');
  await focused().toBe('文档14');
  await userEvent.keyboard('{End}{ArrowDown}');
  await focused().toBe('文档30');
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  await focused().toBe('文档19');
  await userEvent.keyboard('{Tab}');
  await focused().toBe('后');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await focused().toBe('文档19');
  await userEvent.keyboard('{Home}{Shift>}{Tab}{/Shift}');
  await focused().toBe('前');
});

test('Tab comes to the current row, and a short list keeps its stops', async () => {
  mount(
    <>
      <button type="button">前</button>
      <Rows of={names} current="文档12" />
      <button type="button">中</button>
      <List label="几项">
        <ListItem title="甲" href="#a" />
        <ListItem title="乙" href="#b" />
      </List>
    </>,
  );
  await arrive('前');
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await focused().toBe('文档12');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await focused().toBe('乙');
});

test('a row in which somebody writes keeps its keys, and rows that come later join the one stop', async () => {
  function Growing() {
    const [all, setAll] = useState(names.slice(0, 12));
    return (
      <>
        <button type="button" onClick={() => setAll(names)}>
          更多
        </button>
        <ul ref={oneTabStop}>
          {all.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
          <li>
            <input aria-label="名称" defaultValue="旧名" />
            <button type="button">保存</button>
          </li>
        </ul>
      </>
    );
  }
  mount(<Growing />);
  await arrive('更多');
  await userEvent.click(page.getByRole('button', { name: '更多' }));
  await expect.element(page.getByRole('button', { name: '文档30' })).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await focused().toBe('保存');
});

test('F8 goes from list to list and to what stands behind the last one, tables among them', async () => {
  mount(
    <>
      <button type="button">前</button>
      <Rows of={names} />
      <Table
        caption="表"
        rows={['一', '二']}
        rowId={(row) => row}
        columns={[{ id: 'name', title: '名称', cell: (row) => <button type="button">{row}</button> }]}
        empty={null}
      />
      <button type="button">翻页</button>
    </>,
  );
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{F8}');
  await focused().toBe('文档1');
  await userEvent.keyboard('{ArrowDown}{F8}');
  await focused().toBe('一');
  await userEvent.keyboard('{F8}');
  await focused().toBe('翻页');
  await userEvent.keyboard('{Shift>}{F8}{F8}{/Shift}');
  await focused().toBe('文档2');
});
