import type { Meta, StoryObj } from '@storybook/react-vite';
import { coins } from '@tinystar/contract';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { overview } from './fixtures.ts';
import { StartDialog } from './StartDialog.tsx';

const purse = { balance: coins(1_280), promised: coins(0), reserve: coins(210), automatic: true, usual: coins(210) };
const asked = (change: Partial<typeof purse> = {}) =>
  overview({ questionCount: 300, coins: coins(300), purse: { ...purse, ...change } });

const meta = {
  title: 'features/regression/StartDialog',
  component: StartDialog,
  args: {
    overview: asked(),
    start: 'now',
    open: true,
    pending: false,
    onCancel: fn(),
    onStart: fn(),
    onQuestions: fn(),
  },
} satisfies Meta<typeof StartDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a run takes, what there is and what is left; the reserve can be changed where it is read. */
export const Default: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole('alertdialog', { name: '开始回归，最多消耗300小星币？' });
    await expect(dialog).toHaveTextContent('至少剩余980小星币');
    await userEvent.click(screen.getByRole('combobox', { name: '预留' }));
    await userEvent.click(await screen.findByRole('option', { name: '500小星币' }));
    await userEvent.click(screen.getByRole('button', { name: '开始回归' }));
    await expect(args.onStart).toHaveBeenCalledWith(500);
  },
};

/** Too little would be left for those who ask: the run does not begin. */
export const Failed: Story = {
  args: { overview: asked({ balance: coins(420) }) },
  async play({ args }) {
    await screen.findByRole('alertdialog', { name: '完成这次回归后，剩余会低于预留' });
    await expect(screen.queryByRole('button', { name: '开始回归' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '管理题目' }));
    await expect(args.onQuestions).toHaveBeenCalledOnce();
  },
};

/** Less than the price, while another run still takes its part. */
export const Short: Story = {
  args: { overview: asked({ balance: coins(320), promised: coins(45) }) },
  async play() {
    await expect(await screen.findByRole('alertdialog', { name: '小星币不够完成这次回归' })).toHaveTextContent(
      '还差25小星币',
    );
  },
};

/** An amount that somebody else has chosen, and which is not among the offered ones. */
export const Chosen: Story = {
  args: { overview: asked({ reserve: coins(250), automatic: false }) },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('combobox', { name: '预留' }));
    await userEvent.click(await screen.findByRole('option', { name: '按近7天用量：210小星币' }));
    await userEvent.click(screen.getByRole('button', { name: '开始回归' }));
    await expect(args.onStart).toHaveBeenCalledWith(null);
  },
};

/** Every night: what one run takes at most, which grows with the questions. */
export const EveryDay: Story = {
  args: { start: 'day', overview: asked({ balance: coins(420) }) },
  async play({ args }) {
    const dialog = await screen.findByRole('alertdialog', { name: '自动回归，每天最多消耗300小星币？' });
    await expect(dialog).toHaveTextContent('剩余会低于预留时，当天不运行');
    await userEvent.click(screen.getByRole('button', { name: '每天运行' }));
    await expect(args.onStart).toHaveBeenCalledWith(undefined);
  },
};

export const Pending: Story = { args: { pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
