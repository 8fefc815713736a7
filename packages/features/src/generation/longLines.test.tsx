import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStage } from '../shared/testing/index.ts';
import { longLines } from '../shared/testing/longLines.ts';
import { AiChatView } from './AiChatView.tsx';

const { show } = createStage();
const nothing = () => undefined;

test.each([390, 1440])(
  'a reply with a long line of code leaves a page of %i pixels as wide as it is',
  async (width) => {
    await page.viewport(width, 800);
    show(
      <AiChatView
        hasModel
        turns={{
          kind: 'ready',
          data: [{ key: '1', question: '怎样登记工单？', response: longLines, state: 'done' }],
        }}
        conversations={{ kind: 'ready', data: [] }}
        current={undefined}
        presets={[]}
        draft=""
        writing={false}
        cost=""
        readingHref={undefined}
        onType={nothing}
        onAsk={nothing}
        onStop={nothing}
        onRetry={nothing}
        onRecharge={nothing}
        onReload={nothing}
        onNew={nothing}
        onOpen={nothing}
        onForget={nothing}
        onRemove={nothing}
      />,
    );
    const code = page.getByText(/^curl/).first();
    await expect.element(code).toBeInTheDocument();
    const reply = page.getByRole('article').element();
    // What is written stands inside of the window; the line of code scrolls by itself.
    for (const part of reply.querySelectorAll('p, pre, table, blockquote')) {
      const box = part.closest('figure, [tabindex], pre') ?? part;
      expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
    expect(reply.scrollWidth).toBeLessThanOrEqual(reply.clientWidth);
  },
);
