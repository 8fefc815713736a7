import { expect, waitFor } from 'storybook/test';

/** Passes once the long lines stand there and what holds them is no wider than the window: they scroll by themselves. */
export const staysInside = async (canvas: HTMLElement): Promise<void> => {
  const { documentElement } = canvas.ownerDocument;
  const code = () => [...documentElement.querySelectorAll('pre')].find((pre) => pre.textContent.includes('curl'));
  await waitFor(() => expect(code()).toBeDefined(), { timeout: 20_000 });
  for (let box: Element | null = code()!.parentElement; box; box = box.parentElement) {
    const { left, right } = box.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(-1);
    await expect(right).toBeLessThanOrEqual(documentElement.clientWidth + 1);
  }
};
