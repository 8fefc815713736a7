import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { VoicePanel, type VoicePanelProps } from './VoicePanel.tsx';

const calls = { onFinish: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn() };
const props: VoicePanelProps = { phase: 'recording', seconds: 7, levels: [0.2, 2, -1, Number.NaN], ...calls };

test('shows a clock up to one minute and tells that the end is near', async () => {
  const { update } = mount(<VoicePanel {...props} />);
  await expect.element(page.getByRole('timer')).toHaveTextContent('00:07 / 01:00');
  await expect.element(page.getByText('正在录音')).toBeInTheDocument();
  update(<VoicePanel {...props} seconds={50} />);
  await expect.element(page.getByText('还可以说10秒')).toBeInTheDocument();
  for (const seconds of [60, 72]) {
    update(<VoicePanel {...props} seconds={seconds} />);
    await expect.element(page.getByRole('timer')).toHaveTextContent('01:00 / 01:00');
    await expect.element(page.getByText('录音已到时长上限')).toBeInTheDocument();
    expect(page.getByText('还可以说').elements()).toEqual([]);
  }
});

test('finishes by its button, cancels by Escape, and begins again after a refusal', async () => {
  const { update } = mount(<VoicePanel {...props} />);
  await userEvent.click(page.getByRole('button', { name: '完成' }));
  expect(calls.onFinish).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(calls.onCancel).toHaveBeenCalledOnce();
  update(<VoicePanel {...props} phase="denied" />);
  await expect.element(page.getByText('无法使用麦克风，请在浏览器设置中允许').first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(calls.onRetry).toHaveBeenCalledOnce();
  update(<VoicePanel {...props} phase="asking" />);
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test('draws loudness between nothing and full, newest last', () => {
  const { host } = mount(<VoicePanel {...props} />);
  const meter = host.querySelector('[aria-hidden]:has(> span[style])');
  const heights = [...(meter?.children ?? [])].slice(-4).map((bar) => bar.getAttribute('style')?.match(/\d+%/)?.[0]);
  expect(meter?.children).toHaveLength(32);
  expect(heights).toEqual(['20%', '100%', '0%', '0%']);
});
