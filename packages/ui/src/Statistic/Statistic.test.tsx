import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Statistic } from './Statistic.tsx';

test('says in words which way a figure moved, and waits without a figure', async () => {
  const delta = { direction: 'down', text: '0.3秒', tone: 'good', since: '较上次' } as const;
  const { host, update } = mount(<Statistic label="平均用时" value={undefined} delta={delta} />);
  await expect.element(page.getByText('正在加载')).toBeInTheDocument();
  expect(host.textContent).not.toContain('下降');
  update(<Statistic label="平均用时" value="3.1" unit="秒" previous="3.4" delta={delta} />);
  expect(host.textContent).toBe('平均用时3.4变为3.1秒较上次下降0.3秒');
});
