import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { moved } from './moved.ts';
import { OrderList } from './OrderList.tsx';

function Letters() {
  const [order, setOrder] = useState(['a', 'b', 'c', 'd']);
  return (
    <>
      <OrderList
        label="字母"
        items={order.map((id) => ({ id, name: id, content: <button type="button">{`删除${id}`}</button> }))}
        onOrder={setOrder}
      />
      <output>{order.join('')}</output>
    </>
  );
}

const order = () => document.querySelector('output')?.textContent;
const handle = (at: number) => document.querySelectorAll<HTMLElement>('[role=row] button')[at * 2]!;

/** Lifts the row whose handle has the focus: it gives the focus to the first place where it can go. */
const lift = async () => {
  const handle = document.activeElement;
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).not.toBe(handle);
};

test('a handle lifts its row with Enter, arrows move it, Enter drops it and Escape leaves it (APG grid)', async () => {
  mount(<Letters />);
  await expect.element(page.getByRole('grid', { name: '字母' })).toBeVisible();
  handle(0).focus();
  await lift();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(order).toBe('bcad');
  handle(3).focus();
  await lift();
  await userEvent.keyboard('{ArrowUp}{Escape}');
  expect(order()).toBe('bcad');
});

test('Space lifts and drops as Enter does (APG grid)', async () => {
  mount(<Letters />);
  await expect.element(page.getByRole('grid', { name: '字母' })).toBeVisible();
  handle(0).focus();
  const lifted = document.activeElement;
  await userEvent.keyboard(' ');
  await expect.poll(() => document.activeElement).not.toBe(lifted);
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await expect.poll(order).toBe('bcad');
});

test.each([
  ['up', 2, '{ArrowUp}', 'acbd'],
  ['up to the start', 2, '{ArrowUp}{ArrowUp}', 'cabd'],
  ['down', 1, '{ArrowDown}', 'acbd'],
  ['up from the end', 3, '{ArrowUp}', 'abdc'],
])('a lifted row starts from its own place: one arrow is one place %s', async (_, at, keys, wanted) => {
  mount(<Letters />);
  await expect.element(page.getByRole('grid', { name: '字母' })).toBeVisible();
  handle(at).focus();
  await lift();
  await userEvent.keyboard(`${keys}{Enter}`);
  await expect.poll(order).toBe(wanted);
});

test('a row is dragged with the pointer', async () => {
  mount(<Letters />);
  const rows = page.getByRole('row');
  await expect.element(rows.nth(3)).toBeVisible();
  await userEvent.dragAndDrop(rows.nth(3), rows.nth(0), { targetPosition: { x: 200, y: 4 } });
  await expect.poll(order).toBe('dabc');
});

test('what is lifted keeps its order, and dropped on itself changes nothing', () => {
  expect(moved(['a', 'b', 'c', 'd'], ['c', 'a'], 'd', 'after')).toEqual(['b', 'd', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], ['b'], 'b', 'after')).toEqual(['a', 'b', 'c']);
});
