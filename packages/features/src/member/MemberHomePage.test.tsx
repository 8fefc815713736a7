import { conversations, featuredShoppes, using } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { cards } from './fixtures.ts';
import { MemberHomePage } from './MemberHomePage.tsx';

const { worker, show, bodies } = createStage();
const box = () => page.getByRole('textbox').first();
const nowhere = () => '/';

/** The page as it stands after a load, for a person or another one. */
const load = (id = '1'.repeat(32)) =>
  show(
    <SessionStage session={sessionOf({ user: { id } })} address="/a/shoppe/bot">
      <MemberHomePage
        hrefOf={nowhere}
        repliesHrefOf={nowhere}
        featuredHref={nowhere}
        squareHref="/"
        createHref="/"
        maker={false}
        focused={false}
      />
    </SessionStage>,
  );

beforeEach(() => {
  bodies(using.page, { rows: cards, count: cards.length });
  worker.use(
    ...mock.ok(conversations.list, { rows: [], count: 0 }),
    ...mock.ok(featuredShoppes.page, { rows: [], count: 0 }),
  );
});

test('what is typed in the question box outlives the page, comes back to its owner alone, and goes with the question', async () => {
  const asked = bodies(using.choose, { rows: [cards[0]], sure: true });
  load();
  await userEvent.fill(box(), '主轴过热怎么办');
  load();
  await expect.element(box()).toHaveValue('主轴过热怎么办');
  load('2'.repeat(32));
  await expect.element(box()).toHaveValue('');
  load();
  await expect.element(box()).toHaveValue('主轴过热怎么办');
  await userEvent.click(page.getByRole('button', { name: '发送' }));
  await expect.poll(() => asked).toEqual([{ question: '主轴过热怎么办' }]);
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('typed'))).toEqual([]);
});
