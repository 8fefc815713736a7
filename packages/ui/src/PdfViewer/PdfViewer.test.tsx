import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { PdfNotice } from './PdfNotice.tsx';
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';

const pages = Array.from({ length: 40 }, () => ({ width: 595, height: 842 }));

function open(props: Partial<PdfViewerProps> = {}) {
  return mount(
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 640, blockSize: 600 }}>
      <PdfViewer
        pages={pages}
        pageCount={pages.length}
        renderPage={(number) => <p>{`内容${number}`}</p>}
        renderThumbnail={() => <i />}
        {...props}
      />
    </div>,
  );
}

function Searching() {
  const words = ['组串', '组件', '组串式'];
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(1);
  const hits = query === '' ? 0 : words.filter((word) => word.includes(query)).length;
  return (
    <PdfViewer
      pages={pages.slice(0, 1)}
      pageCount={1}
      renderPage={() => null}
      renderThumbnail={() => null}
      search={{
        query,
        onQuery: setQuery,
        index: hits === 0 ? 0 : index,
        count: hits,
        onStep: (by) => setIndex(((index - 1 + by + hits) % hits) + 1),
      }}
    />
  );
}

const region = () => page.getByRole('region', { name: '页面' });

test('the page field goes to a page, refuses others, and only pages near the window are rendered', async () => {
  open();
  await expect.element(page.getByText('内容1', { exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: '页码' });
  await userEvent.fill(field, '30');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('内容30', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('[data-page]').length).toBeLessThan(6);
  await expect.element(field).toHaveValue('30');
  await userEvent.fill(page.getByRole('textbox', { name: '页码' }), '41');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: '页码' })).toHaveValue('30');
});

test('plus, minus and zero zoom, small pages lead to their page and tell the current one (ARIA current page)', async () => {
  // Narrow windows have no room for small pages.
  await page.viewport(1280, 800);
  open({ defaultZoom: 1 });
  region().element().focus();
  await userEvent.keyboard('+');
  await expect.element(page.getByText('110%')).toBeVisible();
  await userEvent.keyboard('--');
  await expect.element(page.getByText('90%')).toBeVisible();
  await userEvent.keyboard('0');
  await expect.element(page.getByRole('button', { name: '适合宽度' })).toHaveAttribute('aria-pressed', 'true');
  const third = page.getByRole('button', { name: '第3页' });
  await userEvent.click(third);
  await expect.element(third).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText('内容3', { exact: true })).toBeVisible();
});

test('the small pages are one tab stop: arrows move among them and Enter opens', async () => {
  await page.viewport(1280, 800);
  open({ defaultZoom: 1 });
  await expect.element(page.getByText('内容1', { exact: true })).toBeVisible();
  const small = (number: number) => page.getByRole('button', { name: `第${number}页`, exact: true });
  page.getByRole('button', { name: '适合宽度' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(small(40)).toHaveAttribute('tabindex', '-1');
  await expect.element(small(1)).toHaveFocus();
  await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}');
  await expect.element(small(12)).toHaveFocus();
  await expect.element(page.getByText('内容12', { exact: true })).toBeVisible();
  await expect.element(small(12)).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Tab}');
  await expect.element(region()).toHaveFocus();
});

test('the spot one reads stays in sight while the zoom changes', async () => {
  open({ defaultZoom: 1, spot: { key: 'a', page: 20, share: 0.5 } });
  await expect.element(page.getByText('内容21', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: '页码' })).toHaveValue('21');
  region().element().focus();
  await userEvent.keyboard('+++++');
  await expect.element(page.getByRole('textbox', { name: '页码' })).toHaveValue('21');
});

test('in a narrow window a page opens whole; fitted once more, the spot fills the width, and its tools take one line', async () => {
  const spot = { key: 'a', page: 2, share: 0.2, across: { left: 0.3, width: 0.4 } };
  mount(
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 390, blockSize: 600 }}>
      <PdfViewer
        pages={pages}
        pageCount={pages.length}
        renderPage={() => null}
        renderThumbnail={() => null}
        spot={spot}
        places={{ index: 1, count: 3, onStep: () => {} }}
      />
    </div>,
  );
  const fit = page.getByRole('button', { name: '适合宽度' });
  const cut = () => region().element().scrollWidth > region().element().clientWidth;
  await expect.element(fit).toHaveAttribute('aria-pressed', 'true');
  const sheet = () => document.querySelector('[data-page="3"]')!.getBoundingClientRect().width;
  await expect.poll(sheet, { timeout: 20_000 }).toBeGreaterThan(340);
  expect(cut()).toBe(false);
  const middle = (name: string) => {
    const { top, height } = page.getByRole('button', { name }).element().getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  expect(middle('下一处')).toBe(middle('适合宽度'));
  await userEvent.click(fit);
  await expect.poll(cut, { timeout: 20_000 }).toBe(true);
  await expect.element(fit).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(fit);
  await expect.poll(cut, { timeout: 20_000 }).toBe(false);
});

test('n and p step through the places, whose ends cannot be passed', async () => {
  const onStep = vi.fn();
  open({ places: { index: 1, count: 2, onStep } });
  await expect.element(page.getByRole('button', { name: '上一处' })).toBeDisabled();
  region().element().focus();
  await userEvent.keyboard('np');
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
});

test('search takes focus, says n of m, walks by Enter and gives focus back on Esc (ARIA search landmark)', async () => {
  mount(
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 640, blockSize: 600 }}>
      <Searching />
    </div>,
  );
  region().element().focus();
  await userEvent.keyboard('/');
  const box = page.getByRole('search').getByRole('searchbox');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('组串');
  await expect.element(page.getByText('1/2')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2/2')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(page.getByText('1/2')).toBeVisible();
  await userEvent.fill(box, '逆变器');
  await expect.element(page.getByText('无结果')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下一个结果' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('search')).not.toBeInTheDocument();
  await expect.element(region()).toHaveFocus();
});

test('says that pages are loading, or failed with a way to try again', async () => {
  const onRetry = vi.fn();
  const { update } = mount(<PdfNotice kind="loading" />);
  await expect.element(page.getByText('正在加载')).toBeInTheDocument();
  update(<PdfNotice kind="failed" title="文件没有打开" hint="请检查网络" retryLabel="重试" onRetry={onRetry} />);
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
