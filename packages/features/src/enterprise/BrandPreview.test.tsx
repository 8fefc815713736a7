import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { BrandPreview } from './BrandPreview.tsx';

const { show, update } = createWindow();

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a brand shows its own picture, or the letters of its name, in place of the assistant’s', async () => {
  show(<BrandPreview brand={{ name: '华晨精密制造', avatar: { type: 'dataUri', dataUri: picture } }} />);
  await expect.poll(pictures).toEqual([picture, picture]);
  update(<BrandPreview brand={{ name: '华晨精密制造', avatar: { type: 'color', color: 'green' } }} />);
  await expect.poll(pictures).toEqual([]);
  await expect.element(page.getByText('华晨', { exact: true }).first()).toBeInTheDocument();
  update(<BrandPreview brand={null} />);
  await expect.element(page.getByText('华晨', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('售后服务助手')).toBeVisible();
});
