import '@tinystar/tokens/theme.css';
import type { HelpGroup } from '@tinystar/contract';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HelpView } from './help/HelpView.tsx';
import { copy as knowledgeCopy } from './knowledge/copy.ts';
import { SitemapImport } from './knowledge/SitemapImport.tsx';
import { FeaturedShoppes } from './member/FeaturedShoppes.tsx';
import { keywords, range } from './reports/fixtures.ts';
import { MonitorView } from './reports/MonitorView.tsx';
import { PictureStrip } from './shared/PictureStrip.tsx';
import { createWindow } from './shared/testing/index.ts';

const { show } = createWindow();
const nothing = () => undefined;
const numbers = Array.from({ length: 15 }, (_, at) => at + 1);
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const articles = (from: number): HelpGroup['articles'] =>
  numbers.slice(0, 8).map((at) => ({ slug: `a${from + at}`, title: `文章${from + at}`, summary: '', markdown: '' }));

/** Lists that get longer than ten, what is in them, and how one comes to them. */
const lists: Record<string, { view: ReactElement; rows: string; prepare?: () => Promise<void> }> = {
  'the articles of the help centre': {
    view: (
      <HelpView
        groups={{
          kind: 'ready',
          data: [
            { title: '开始', articles: articles(0) },
            { title: '以后', articles: articles(8) },
          ],
        }}
        slug={undefined}
        search=""
        onSearch={nothing}
        askHref={undefined}
        onRetry={nothing}
      />
    ),
    rows: '[data-list] a',
  },
  'the pages of a site': {
    view: (
      <SitemapImport
        url="https://a.cn"
        onUrl={nothing}
        onReadMap={() =>
          Promise.resolve({ pages: numbers.map((at) => ({ url: `https://a.cn/${at}`, known: false })), count: 15 })
        }
        onImport={nothing}
        onBack={nothing}
      />
    ),
    rows: '[data-list] [role=checkbox]',
    prepare: async () => {
      await userEvent.click(page.getByRole('button', { name: knowledgeCopy.map.read }));
      await expect.element(page.getByRole('checkbox', { name: 'https://a.cn/15' })).toBeVisible();
    },
  },
  'hot words': {
    view: (
      <MonitorView
        keywords={{ kind: 'ready', data: keywords }}
        questions={{ kind: 'ready', data: { total: 0, questions: [] } }}
        keyword={undefined}
        page={1}
        range={range}
        onRange={nothing}
        onKeyword={nothing}
        onPage={nothing}
        onRetry={nothing}
        hrefOf={() => '#'}
      />
    ),
    rows: '[data-list=one] button',
  },
  'the assistants of a showcase': {
    view: (
      <FeaturedShoppes
        shoppes={[
          {
            id: 's',
            name: '展厅',
            rows: numbers.map((at) => ({
              id: `${at}`,
              publicId: `p${at}`,
              name: `助手${at}`,
              description: '',
              avatar: { type: 'color' as const, color: 'blue' as const },
              category: 'general' as const,
              cover: null,
              lentBy: '',
            })),
          },
        ]}
        hrefOf={(publicId) => `#${publicId}`}
      />
    ),
    rows: '[data-list] a',
  },
  'the pictures beside a text': {
    view: <PictureStrip label="图片" paths={numbers.map((at) => `${PIXEL}#${at}`)} />,
    rows: '[data-list] button',
  },
};

test('two pictures are one tab stop already, and Tab comes back to the one that was left', async () => {
  show(
    <>
      <PictureStrip label="图片" paths={[`${PIXEL}#1`, `${PIXEL}#2`]} />
      <button type="button">后</button>
    </>,
  );
  const [first, second] = [1, 2].map((at) => page.getByRole('button', { name: `图片${at}` }));
  await expect.element(second!).toHaveAttribute('tabindex', '-1');
  (first!.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(second!).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '后', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(second!).toHaveFocus();
});

test.each(Object.entries(lists))('%s are one tab stop, with arrows, Home and End inside', async (_, list) => {
  const { view, rows, prepare } = list;
  show(
    <>
      <button type="button">前</button>
      {view}
      <button type="button">后</button>
    </>,
  );
  await prepare?.();
  const all = () => [...document.querySelectorAll<HTMLElement>(rows)];
  await expect.poll(() => all().length).toBeGreaterThan(10);
  page.getByRole('button', { name: '前', exact: true }).element().focus();
  // The first key brings what the keys do.
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => all().filter(({ tabIndex }) => tabIndex >= 0).length).toBe(1);
  all()[0]!.focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(all().at(-1));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(all()[0]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(all()[1]);
  await userEvent.keyboard('{Tab}');
  expect(all()).not.toContain(document.activeElement);
});
