import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { SplitPane } from './SplitPane.tsx';

test('moves by keys inside 400 to 800 px and goes back to 70/30 by double click (APG window splitter) [UI-08] [SHELL-17]', async () => {
  await page.viewport(1600, 800);
  mount(
    <div style={{ inlineSize: 1500, blockSize: 400 }}>
      <SplitPane label="调整试聊宽度" side={<p>试聊</p>}>
        设置
      </SplitPane>
    </div>,
  );
  const handle = page.getByRole('separator', { name: '调整试聊宽度' });
  const width = () => (handle.element().nextElementSibling as HTMLElement).offsetWidth;
  expect(width()).toBe(450);
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(width()).toBe(466);
  await userEvent.keyboard('{Home}');
  expect(width()).toBe(800);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(width()).toBe(400);
  await userEvent.dblClick(handle);
  expect(width()).toBe(450);
});

test('tells its width in px, also before somebody moved it; Enter goes back to it (APG window splitter) [UI-08]', async () => {
  await page.viewport(1600, 800);
  mount(
    <div style={{ inlineSize: 1500, blockSize: 400 }}>
      <SplitPane label="调整试聊宽度" side={<p>试聊</p>}>
        设置
      </SplitPane>
    </div>,
  );
  const handle = page.getByRole('separator', { name: '调整试聊宽度' });
  await expect.element(handle).toHaveAttribute('aria-valuenow', '450');
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '800');
  await userEvent.keyboard('{Enter}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '450');
});

test('leaves the main pane its least width in a narrow room [UI-08]', () => {
  const { host } = mount(
    <div style={{ inlineSize: 450, blockSize: 400 }}>
      <SplitPane label="调整试聊宽度" side={<p>试聊</p>}>
        设置
      </SplitPane>
    </div>,
  );
  const main = host.querySelector('[role=separator]')!.previousElementSibling as HTMLElement;
  expect(main.offsetWidth).toBeGreaterThanOrEqual(99);
});
