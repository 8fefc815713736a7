import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { mount } from '../private/mount.tsx';
import { BrandScope } from './BrandScope.tsx';

const ground = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;

const save = (
  <Button tone="accent" emphasis="solid">
    保存
  </Button>
);

test('paints what stands in it and what floats above it in the colour of the tenant', async () => {
  mount(
    <BrandScope colour="#0052d9" theme="light">
      <Dialog title="新建" open onClose={() => {}}>
        {save}
      </Dialog>
    </BrandScope>,
  );
  await expect.element(page.getByRole('dialog', { name: '新建' })).toBeVisible();
  expect(ground('保存')).toBe('rgb(0, 82, 217)');
});

test('keeps the colours of the theme when the tenant’s is none', () => {
  mount(
    <BrandScope colour="blue" theme="light">
      {save}
    </BrandScope>,
  );
  expect(ground('保存')).toBe('rgb(0, 124, 97)');
});
