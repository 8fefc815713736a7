import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Markdown } from './Markdown.tsx';

const patient = { timeout: 20_000 };
const sources = new Map(Array.from({ length: 8 }, (_, at) => [at + 1, { label: `文档${at + 1}.pdf` }]));
const cited = (count: number) => Array.from({ length: count }, (_, at) => `第${at + 1}步[${(at % 8) + 1}]。`).join('');
const place = () => [...document.querySelectorAll('[data-number]')].indexOf(document.activeElement!);
const at = () => expect.poll(place, patient);

function Answer({ numbers, active = null }: { numbers: number; active?: number | null }) {
  return (
    <>
      <button type="button">前</button>
      <Markdown text={`${cited(numbers)}见[说明](https://example.cn)。`} citations={sources} activeCitation={active} />
      <button type="button">后</button>
    </>
  );
}

/** The first Tab brings what the keys do. */
async function arrive() {
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.querySelector('[data-one-stop]') !== null, patient).toBe(true);
}

test('seventy numbers of an answer are one tab stop, and arrows, Home and End move among them', async () => {
  mount(<Answer numbers={70} />);
  await arrive();
  await at().toBe(0);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowUp}');
  await at().toBe(1);
  await userEvent.keyboard('{End}{ArrowRight}');
  await at().toBe(69);
  await userEvent.keyboard('{PageUp}');
  await at().toBe(59);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: '说明' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '后' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await at().toBe(59);
  await userEvent.keyboard('{Home}');
  await at().toBe(0);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: '前' })).toHaveFocus();
});

test('every number keeps its name, and the one that is come to says which keys there are', async () => {
  mount(<Answer numbers={12} />);
  await arrive();
  await userEvent.keyboard('{ArrowRight}');
  await at().toBe(1);
  page.getByRole('button', { name: '后' }).element().focus();
  const chips = [...document.querySelectorAll<HTMLElement>('[data-number]')];
  expect(chips.map(({ ariaLabel }) => ariaLabel)).toContain('引用2：文档2.pdf');
  expect(chips.filter(({ ariaDescription }) => ariaDescription).map((chip) => chips.indexOf(chip))).toEqual([1]);
});

test('Tab comes to the number whose source is open; few numbers keep their stops', async () => {
  const { update } = mount(<Answer numbers={12} active={5} />);
  await arrive();
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await at().toBe(4);
  update(<Answer numbers={3} />);
  await expect.poll(() => document.querySelector('[data-one-stop]'), patient).toBeNull();
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await at().toBe(1);
});
