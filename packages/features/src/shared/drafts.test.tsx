import { Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createIdentityStore, useDraft, useHasUnsaved } from './drafts.ts';
import { forgetPerson, ownerOf, type Owner } from './kept.ts';
import { createWindow } from './testing/index.ts';

const { show } = createWindow();
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const company = ownerOf('lin', 'huachen');
const personal = ownerOf('lin', '');
const saved = { name: '设备维修助手', tone: '亲切' };

function Form() {
  const { draft, changed, set, discard } = useDraft('basic:1', saved, 1);
  const hasUnsaved = useHasUnsaved();
  return (
    <>
      <input aria-label="名称" value={draft.name} onChange={({ target }) => set({ name: target.value })} />
      <button onClick={discard}>放弃</button>
      <output>{changed.join() || '没有修改'}</output>
      <p>{['1', '2'].filter(hasUnsaved).join() || '都已保存'}</p>
    </>
  );
}

/** The page as it stands after a load: nothing of an earlier one is in memory. */
const load = (identity: Owner) => {
  show(
    <Provider store={createIdentityStore(identity)}>
      <Form />
    </Provider>,
  );
};
const field = () => page.getByLabelText('名称');
const shows = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

test('a list knows which of its things have unsaved settings, and no longer once they are discarded', async () => {
  load(company);
  await expect.element(page.getByText('都已保存')).toBeVisible();
  await userEvent.fill(field(), '新名称');
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  load(company);
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '放弃' }));
  await expect.element(page.getByText('都已保存')).toBeVisible();
});

test('unsaved settings stand again after a reload, for the identity that typed them alone (FE-04)', async () => {
  load(company);
  await userEvent.fill(field(), '主轴维修助手');
  await shows('name');
  load(personal);
  await expect.element(field()).toHaveValue(saved.name);
  await shows('没有修改');
  load(company);
  await expect.element(field()).toHaveValue('主轴维修助手');
  await shows('name');
});

test('what was discarded does not come back, and what was not waits for whoever logs out', async () => {
  load(company);
  await userEvent.fill(field(), '主轴维修助手');
  await userEvent.click(page.getByRole('button', { name: '放弃' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
  await userEvent.fill(field(), '主轴维修助手');
  await shows('name');
  forgetPerson();
  load(ownerOf('wu', 'huachen'));
  await expect.element(field()).toHaveValue(saved.name);
  load(company);
  await expect.element(field()).toHaveValue('主轴维修助手');
});

test.each(['[]', 'null', '{"basic:1":', '{"basic:1":7}', '{"basic:1":{"other":1}}', '{"basic:1@origin":7}'])(
  'garbage in the browser’s storage (%s) is no draft (FE-05)',
  async (garbage) => {
    sessionStorage.setItem(`tinystar.drafts.${personal}`, garbage);
    load(personal);
    await expect.element(field()).toHaveValue(saved.name);
    await shows('没有修改');
  },
);

test('where the browser keeps nothing a form works as long as its page (FE-05)', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  load(personal);
  await userEvent.fill(field(), '主轴维修助手');
  await shows('name');
});
