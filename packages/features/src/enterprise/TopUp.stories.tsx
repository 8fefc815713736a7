import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorCodes, joining, messages } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sessionOf, SessionStage } from '../shared/testing/index.ts';
import { copy } from './copy.ts';
import { TopUp } from './TopUp.tsx';

const words = copy.topUp;
const body = () => within(document.body);
const send = async () => userEvent.click(await body().findByRole('button', { name: words.submit }));

const meta = {
  title: 'features/enterprise/TopUp',
  component: TopUp,
  args: { open: true, balance: 0, name: '林知夏', phoneNumber: '13800000001', onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...mock.ok(joining.apply, {})),
  render: (props) => (
    <SessionStage session={sessionOf()}>
      <TopUp {...props} />
    </SessionStage>
  ),
} satisfies Meta<typeof TopUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: { name: '', phoneNumber: '1380' },
  play: async () => {
    await send();
    await body().findByText('请填写真实姓名');
    await body().findByText(messages.phone);
  },
};

export const Sent: Story = {
  play: async ({ args }) => {
    await send();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.fail(joining.apply, errorCodes.unavailable, messages.unexpected)),
  play: async ({ args }) => {
    await send();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
