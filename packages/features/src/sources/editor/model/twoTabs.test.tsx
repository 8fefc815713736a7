import type { Block } from '@tinystar/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownerOf } from '../../../shared/kept.ts';
import { createWindow } from '../../../shared/testing/index.ts';
import { pages } from '../fixtures.ts';
import { patched } from './draft.ts';
import { keptDraft } from './keptDraft.ts';
import { useDraft } from './useDraft.ts';

const { show, leave } = createWindow();
afterEach(() => localStorage.clear());

const owner = ownerOf('lin', 'huachen');
const saved = new Map<string, Block>(pages.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)));
const id = (number: number) => number.toString(16).padStart(32, '0');

/** The draft of one document in one tab, with a field for each of two blocks. */
function Tab({ name, version = 3 }: { name: string; version?: number }) {
  const { draft, change, undo, settle, reset } = useDraft({ owner, fileId: 'manual' }, { version, pages });
  return (
    <section aria-label={name}>
      {[3, 6].map((number) => (
        <input
          key={number}
          aria-label={`块${number}`}
          value={draft.patches[id(number)]?.text ?? saved.get(id(number))!.text}
          onChange={({ target }) =>
            change((now) => patched(now, saved.get(id(number)), id(number), { text: target.value }))
          }
        />
      ))}
      <button onClick={undo}>撤销</button>
      <button
        onClick={() => {
          settle();
          reset();
        }}
      >
        保存
      </button>
    </section>
  );
}
const within = (name: string) => page.getByRole('region', { name });
const block = (name: string, number: number) => within(name).getByLabelText(`块${number}`);
const press = (name: string, button: string) => userEvent.click(within(name).getByRole('button', { name: button }));
const openTwo = async () => {
  show(
    <>
      <Tab name="左" />
      <Tab name="右" />
    </>,
  );
  await expect.element(block('右', 3)).toBeVisible();
};
const openLater = async () => {
  leave();
  show(<Tab name="后来" />);
  await expect.element(block('后来', 3)).toBeVisible();
};

test('two tabs change different blocks of a document: opened again it holds both (PDF-04)', async () => {
  await openTwo();
  await userEvent.fill(block('左', 3), '左边改的');
  await userEvent.fill(block('右', 6), '右边改的');
  await openLater();
  await expect.element(block('后来', 3)).toHaveValue('左边改的');
  await expect.element(block('后来', 6)).toHaveValue('右边改的');
});

test('of one block the last change stands, and what one takes back is its own alone', async () => {
  await openTwo();
  await userEvent.fill(block('左', 3), '先改的');
  await expect.poll(() => keptDraft.read(owner, 'manual')?.draft.patches[id(3)]?.text).toBe('先改的');
  await userEvent.fill(block('右', 3), '后改的');
  await expect.poll(() => keptDraft.read(owner, 'manual')?.draft.patches[id(3)]?.text).toBe('后改的');
  await userEvent.fill(block('左', 6), '左边的另一处');
  await press('左', '撤销');
  await openLater();
  await expect.element(block('后来', 3)).toHaveValue('后改的');
  await expect.element(block('后来', 6)).toHaveValue(saved.get(id(6))!.text);
});

test('what one tab saves goes, and what the other has not saved stays over the blocks it was begun from', async () => {
  await openTwo();
  await userEvent.fill(block('左', 3), '左边改的');
  await userEvent.fill(block('右', 6), '右边改的');
  const ids = () => Object.keys(keptDraft.read(owner, 'manual')?.draft.patches ?? {});
  await expect.poll(ids).toHaveLength(2);
  await press('左', '保存');
  await expect.poll(ids).toEqual([id(6)]);
  expect(keptDraft.read(owner, 'manual')).toMatchObject({ version: 3, pages: [{ index: 1 }] });
  leave();
  expect(ids()).toEqual([id(6)]);
});
