import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { failed, held, lines, longName, NOW, paused, removals, run, running, source, idOf } from './fixtures.ts';
import { SourceDetailView } from './SourceDetailView.tsx';

const broken = { kind: 'failed', message: messages.network } as const;
const old = run({ id: idOf(100), asked: true, startedAt: NOW - 90_000_000, endedAt: NOW - 90_000_000 + 45_000 });
const ready = <T,>(rows: T[], count = rows.length) => ({ kind: 'ready' as const, data: { rows, count } });

const meta = {
  title: 'features/librarySources/SourceDetailView',
  component: SourceDetailView,
  args: {
    source: source(),
    now: NOW,
    pending: false,
    deciding: false,
    runs: ready([run(), failed, old]),
    run: run(),
    lines: ready(lines),
    removals: { kind: 'loading' },
    action: undefined,
    page: 1,
    onRun: fn(),
    onStop: fn(),
    onSwitch: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onBack: fn(),
    onDecide: fn(),
    onChoose: fn(),
    onFilter: fn(),
    onPage: fn(),
    onOpenDocument: fn(),
    onRetryRuns: fn(),
    onRetryLines: fn(),
  },
} satisfies Meta<typeof SourceDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing has been looked at yet. */
export const Empty: Story = {
  args: {
    source: (({ lastRun: _, ...rest }) => ({ ...rest, documentCount: 0, leftOut: 0 }))(source()),
    runs: ready([]),
    run: undefined,
  },
};

export const Loading: Story = { args: { runs: { kind: 'loading' }, run: undefined } };

export const Failed: Story = {
  args: { source: source({ lastRun: failed }), runs: broken, run: undefined },
};

export const Denied: Story = { args: { runs: denied, run: undefined } };

export const LongText: Story = {
  args: {
    source: source({
      name: longName,
      address: `https://cloud.example.com/remote.php/dav/files/${'quality-management/'.repeat(9)}`,
      rules: { include: Array.from({ length: 20 }, (_, at) => `${at}号分册*.pdf`), exclude: [longName] },
    }),
    lines: ready([{ ...lines[0]!, name: `${longName}.pdf`, path: `${longName}/${longName}.pdf`, reason: longName }]),
  },
};

/** Removals wait for a person. */
export const Held: Story = {
  args: {
    source: source({ lastRun: held, documentCount: 96 }),
    runs: ready([held, run()]),
    run: held,
    removals: ready(removals, 40),
    lines: ready(removals, 43),
  },
  tags: ['shot'],
};

export const Running: Story = {
  args: {
    source: source({ lastRun: running(), documentCount: 86 }),
    runs: ready([running(), run()]),
    run: running(),
    lines: ready(lines.map((line, at) => ({ ...line, waiting: at > 2, reason: '' }))),
  },
  tags: ['shot'],
};

export const Listing: Story = {
  args: {
    source: source({ lastRun: running({ state: 'listing', planned: 0, finished: 0, listed: 1_280 }) }),
    runs: ready([running({ state: 'listing', planned: 0, finished: 0, listed: 1_280 })]),
    run: running({ state: 'listing', planned: 0, finished: 0 }),
    lines: ready([]),
  },
};

export const Paused: Story = { args: { source: paused() } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const HeldPhone: Story = {
  args: {
    source: source({ lastRun: held, documentCount: 96 }),
    runs: ready([held, run()]),
    run: held,
    removals: ready(removals, 40),
    lines: ready(removals, 43),
  },
  globals: { viewport: { value: 'phone' } },
};
