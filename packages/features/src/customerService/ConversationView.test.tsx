import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { ConversationView, type ConversationViewProps } from './ConversationView.tsx';
import { ended, passed } from './fixtures.ts';

const { show } = createWindow();

const NEXT = 'f'.repeat(32);
const nothing = () => undefined;
const view = (change: Partial<ConversationViewProps>) => (
  <MemoryRouter>
    <ConversationView
      conversation={{ kind: 'ready', data: { ...ended, desk: { ...passed.desk!, next: NEXT } } }}
      side="agent"
      now={0}
      older={{ loading: false, failed: false, load: nothing }}
      sending={false}
      onSend={() => Promise.resolve(true)}
      onBlank={nothing}
      onEnd={nothing}
      onRetry={nothing}
      backHref="/a"
      ticketHref={(id) => `/tickets/${id}`}
      {...change}
    />
  </MemoryRouter>
);

test('an agent on a closed ticket is led to the one in which its user goes on', async () => {
  show(view({}));
  await expect.element(page.getByRole('link', { name: '去新的咨询' })).toHaveAttribute('href', `/tickets/${NEXT}`);
});

test('a conversation with the agents is called after the assistant, for whoever jumps by headings', async () => {
  show(view({ side: 'user' }));
  await expect.element(page.getByRole('heading', { level: 1, name: ended.kbBot.name })).toBeVisible();
});

test('one whose user has not come back leads nowhere', async () => {
  show(view({ conversation: { kind: 'ready', data: { ...ended, desk: { ...passed.desk!, next: null } } } }));
  await expect.element(page.getByText('已结束').first()).toBeVisible();
  expect(page.getByRole('link', { name: '去新的咨询' }).elements()).toEqual([]);
});

test('an agent whose user has ended it reads that it takes no reply, and that what was not sent is still there', async () => {
  show(view({}));
  await expect
    .element(page.getByText('咨询已结束，不能再回复；用户再提问时会开始新的咨询', { exact: true }))
    .toBeVisible();
  show(view({ draft: '马上为您查' }));
  await expect.element(page.getByText(/没有发出的回复留在下面，可以复制$/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('马上为您查');
});

test('an agent reads that whoever asked cannot see replies any more, and the box takes none; he may end it', async () => {
  show(view({ conversation: { kind: 'ready', data: { ...passed, desk: { ...passed.desk!, left: true } } } }));
  await expect.element(page.getByText('对方已离开企业，无法再看到回复')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: '结束咨询' })).toBeEnabled();
});
