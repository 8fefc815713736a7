import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['周衡', '林知夏', '陈默'].map((name) => ({ id: name, name }));

test('shows the first faces and how many more there are, in one name', async () => {
  const { update } = mount(<AvatarGroup label="成员" people={people} max={2} total={128} />);
  await expect.element(page.getByRole('img', { name: '成员：周衡、林知夏等128人' })).toHaveTextContent('周衡林知+99');
  update(<AvatarGroup label="成员" people={people} />);
  await expect.element(page.getByRole('img', { name: '成员：周衡、林知夏、陈默' })).toHaveTextContent('周衡林知陈默');
});
