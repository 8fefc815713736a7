import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { conversationHref } from './address.ts';
import { copy } from './copy.ts';
import { nothing, overview, range } from './fixtures.ts';
import { OverviewView } from './OverviewView.tsx';

const meta = {
  title: 'features/reports/OverviewView',
  component: OverviewView,
  args: {
    overview: { kind: 'ready', data: overview },
    range,
    onRange: fn(),
    onRetry: fn(),
    hrefOf: conversationHref('/history'),
    usersHref: '/users',
  },
} satisfies Meta<typeof OverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure leads to what it counts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: new RegExp(`${copy.open}$`) });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/history?from=20261023&to=20261121',
      '/users',
      '/history?from=20261023&to=20261121&sourced=true',
      '/history?from=20261023&to=20261121&outcome=unanswered',
      '/history?from=20261023&to=20261121&thumb=up',
      '/history?from=20261023&to=20261121&thumb=down',
    ]);
  },
};
export const Loading: Story = { args: { overview: { kind: 'loading' } } };
export const Empty: Story = { args: { overview: { kind: 'ready', data: nothing } } };
export const Failed: Story = { args: { overview: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { overview: denied } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
