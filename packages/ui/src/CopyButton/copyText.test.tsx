import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';
import { mount } from '../private/mount.tsx';
import { copyForms } from './copyForms.ts';
import { copyText } from './copyText.ts';

/** What the browser was about to copy, before anybody changed it, and what it was given. */
const watchCopies = () => {
  const given: (string | undefined)[] = [];
  const asked = vi.spyOn(DataTransfer.prototype, 'setData').mockImplementation((_type, content) => {
    given.push(content);
  });
  return { given, stop: () => asked.mockRestore() };
};

test.each(['page', 'dialog'] as const)(
  'where pages have no clipboard, text is copied from a %s; focus and selection stay',
  async (where) => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const { given, stop } = watchCopies();
    const results: boolean[] = [];
    const body = (
      <>
        <p>before</p>
        <button onClick={() => void copyText('a\nb').then((copied) => results.push(copied))}>copy</button>
        <button onClick={() => void copyForms({ 'text/plain': 'x', 'text/html': '<b>x</b>' })}>forms</button>
      </>
    );
    mount(
      where === 'page' ? (
        body
      ) : (
        <Dialog open title="t" onClose={() => undefined}>
          {body}
        </Dialog>
      ),
    );
    const button = page.getByRole('button', { name: 'copy', exact: true });
    await expect.element(button).toBeVisible();
    getSelection()?.selectAllChildren(document.querySelector('p')!);
    await userEvent.click(button);
    await expect.poll(() => results).toEqual([true]);
    await expect.element(button).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'forms' }));
    await expect.poll(() => given).toEqual(['a\nb', 'x', '<b>x</b>']);
    stop();
    vi.restoreAllMocks();
  },
);
