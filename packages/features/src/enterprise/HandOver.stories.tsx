import type { Meta, StoryObj } from '@storybook/react-vite';
import { enterprise } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { fn, userEvent, within } from 'storybook/test';
import { sessionOf, SessionStage } from '../shared/testing/index.ts';
import { copy } from './copy.ts';
import { members } from './fixtures.ts';
import { HandOver } from './HandOver.tsx';

const meta = {
  title: 'features/enterprise/HandOver',
  component: HandOver,
  args: { open: true, name: '星河图书馆', me: '', onClose: fn(), onDone: fn() },
  beforeEach: ({ msw }) => msw.use(...mock.ok(enterprise.members, { rows: members, count: members.length })),
  render: (props) => (
    <SessionStage session={sessionOf()}>
      <HandOver {...props} />
    </SessionStage>
  ),
} satisfies Meta<typeof HandOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Untouched: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: copy.handOver.submit }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
