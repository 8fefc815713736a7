import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { SplitPane } from './SplitPane.tsx';

test('moves by keys inside 400 to 800 px and goes back to 70/30 by double click (APG window splitter)', async () => {
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

test('tells its width in px, also before somebody moved it; Enter goes back to it (APG window splitter)', async () => {
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

test('leaves the main pane its least width in a narrow room', () => {
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

test('a side pane out of sight keeps what was done in it, takes no key and gives its room away', async () => {
  await page.viewport(1600, 800);
  const split = (sideShown: boolean) => (
    <div style={{ inlineSize: 900, blockSize: 400 }}>
      <SplitPane
        label="调整试聊宽度"
        sideShown={sideShown}
        side={
          <>
            <input aria-label="消息" />
            <p style={{ position: 'fixed', insetBlockStart: 0, visibility: 'visible' }}>原文</p>
          </>
        }
      >
        <button type="button">设置</button>
      </SplitPane>
    </div>
  );
  const { host, update } = mount(split(true));
  await userEvent.fill(page.getByRole('textbox', { name: '消息' }), '年假有几天？');
  update(split(false));
  await expect.element(page.getByRole('separator')).not.toBeInTheDocument();
  await expect.element(page.getByText('原文')).toBeVisible();
  expect((page.getByRole('button', { name: '设置' }).element().parentElement as HTMLElement).offsetWidth).toBe(900);
  page.getByRole('button', { name: '设置' }).element().focus();
  await userEvent.tab();
  expect(host.querySelector('input')).not.toBe(document.activeElement);
  update(split(true));
  await expect.element(page.getByRole('textbox', { name: '消息' })).toHaveValue('年假有几天？');
});
