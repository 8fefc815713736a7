import { Form } from '@tinystar/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ownLeave } from './ownLeave.ts';
import { useSaveKeys } from './useSaveKeys.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

const onSave = vi.fn();
function Settings({ dirty }: { dirty: boolean }) {
  useSaveKeys(dirty, 'settings');
  return (
    <Form id="settings" onSubmit={onSave}>
      {dirty ? '已修改' : '未动'}
    </Form>
  );
}
const show = (dirty: boolean) => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Settings dirty={dirty} />);
  return expect.poll(() => document.body.textContent).toContain(dirty ? '已修改' : '未动');
};

/** Whether the browser would ask before it leaves. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form with unsaved changes saves by Ctrl+S and asks before it is left, but not when the application itself loads anew (FE-04)', async () => {
  await show(false);
  expect(asks()).toBe(false);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  await show(true);
  expect(asks()).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledOnce();
  ownLeave.begin();
  expect(asks()).toBe(false);
});
