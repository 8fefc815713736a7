import type { Meta, StoryObj } from '@storybook/react-vite';
import { closing, errorCodes, me } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { fn, userEvent, within } from 'storybook/test';
import { withCaptcha } from '../fixtures.ts';
import { sessionOf, SessionStage } from '../testing/index.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { ownCodeCopy } from '../ownCode/index.ts';
import { closingCopy } from './copy.ts';

const meta = {
  title: 'features/shared/CloseDialog',
  component: CloseDialog,
  args: { open: true, of: 'account', state: { closesAt: null, owned: [] }, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...withCaptcha, ...mock.ok(me.sendPhoneSms, {})),
  render: (props) => (
    <SessionStage session={sessionOf()}>
      <CloseDialog {...props} />
    </SessionStage>
  ),
} satisfies Meta<typeof CloseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Enterprise: Story = { args: { of: 'enterprise' } };

/** It is planned: the dialog offers the way back. */
export const Planned: Story = { args: { state: { closesAt: Date.UTC(2026, 11, 8), owned: [] } } };

/** Enterprises come first, one of them with a very long name. */
export const OwnsEnterprises: Story = {
  args: {
    state: { closesAt: null, owned: ['星河图书馆', '一家名字特别特别长的从事图书情报与知识服务的有限责任公司'] },
  },
};

export const Untouched: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: closingCopy.submit.account }));
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.fail(closing.begin, errorCodes.unavailable, '服务暂时不可用')),
  play: async () => {
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText(ownCodeCopy.code), '123456');
    await userEvent.click(page.getByRole('button', { name: closingCopy.submit.account }));
    await page.findByText('服务暂时不可用');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
