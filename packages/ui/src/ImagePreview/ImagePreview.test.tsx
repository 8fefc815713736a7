import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { samplePicture } from '../private/samplePictures.ts';
import { ImagePreview, type PreviewImage } from './ImagePreview.tsx';

const images: PreviewImage[] = [
  { src: samplePicture('dawn', 1600, 1200), name: '屋顶.png', alt: '朝阳下的屋顶' },
  { src: samplePicture('field', 900, 1600), name: '支架.png' },
];

function Gallery({ count = 2, onDownload }: { count?: number; onDownload?: (image: PreviewImage) => void }) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        打开
      </button>
      <ImagePreview
        images={images.slice(0, count)}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
        {...(onDownload ? { onDownload } : {})}
      />
    </>
  );
}

const openGallery = async (count?: number, onDownload?: (image: PreviewImage) => void) => {
  mount(<Gallery {...(count ? { count } : {})} {...(onDownload ? { onDownload } : {})} />);
  await userEvent.click(page.getByRole('button', { name: '打开' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('button', { name: '放大' })).toBeEnabled();
  return dialog;
};
const zoomShown = () => page.getByText(/^\d+%$/).element().textContent;
const transform = () => document.querySelector<HTMLElement>('[role=dialog] img')!.style.transform;

test('plus and minus zoom by tenths between 0.2 and 1.5, r turns by 90 degrees', async () => {
  await openGallery(1);
  expect(zoomShown()).toBe('100%');
  await userEvent.keyboard('+');
  expect(zoomShown()).toBe('110%');
  await userEvent.keyboard('++++++++');
  expect(zoomShown()).toBe('150%');
  await expect.element(page.getByRole('button', { name: '放大' })).toBeDisabled();
  await userEvent.keyboard('--------------------');
  expect(zoomShown()).toBe('20%');
  await expect.element(page.getByRole('button', { name: '缩小' })).toBeDisabled();
  await userEvent.keyboard('0r');
  expect(transform()).toContain('rotate(90deg)');
  await userEvent.click(page.getByRole('button', { name: '旋转90度' }));
  expect(transform()).toContain('rotate(180deg)');
});

test('is a modal dialog named by its picture; Esc closes it and focus comes home (APG dialog)', async () => {
  const dialog = await openGallery();
  await expect.element(dialog).toHaveAccessibleName('屋顶.png');
  await expect.element(dialog).toHaveFocus();
  for (let step = 0; step < 9; step++) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '打开' })).toHaveFocus();
});

test('arrows and buttons lead through several pictures and stop at the ends, each in its own view', async () => {
  const dialog = await openGallery();
  await expect.element(page.getByRole('img', { name: '朝阳下的屋顶' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '上一张' })).toBeDisabled();
  await userEvent.keyboard('+{ArrowRight}');
  await expect.element(dialog).toHaveAccessibleName('支架.png');
  expect(zoomShown()).toBe('100%');
  await expect.element(page.getByText('第2张，共2张')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog).toHaveAccessibleName('支架.png');
  await userEvent.click(page.getByRole('button', { name: '上一张' }));
  await expect.element(dialog).toHaveAccessibleName('屋顶.png');
});

test('downloads the picture that is shown', async () => {
  const onDownload = vi.fn();
  await openGallery(2, onDownload);
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(page.getByRole('button', { name: '下载' }));
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(images[1]);
});

test('the wheel and two fingers zoom, one finger moves a picture that is larger than the window', async () => {
  await page.viewport(800, 600);
  await openGallery(1);
  const stage = document.querySelector<HTMLElement>('[role=dialog] img')!.parentElement!;
  vi.spyOn(stage, 'setPointerCapture').mockReturnValue();
  const box = stage.getBoundingClientRect();
  const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const zoomed = (to: string) => expect.poll(zoomShown).toBe(to);
  stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -2000, cancelable: true, bubbles: true, ...middle }));
  await zoomed('150%');
  const fire = (type: string, pointerId: number, dx: number, dy = 0) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        clientX: middle.clientX + dx,
        clientY: middle.clientY + dy,
      }),
    );
  fire('pointerdown', 1, 0);
  fire('pointermove', 1, 0, 5000);
  fire('pointerup', 1, 0);
  const top = () => document.querySelector('[role=dialog] img')!.getBoundingClientRect().top;
  await expect.poll(top).toBeLessThanOrEqual(box.top + 1);
  expect(transform()).not.toContain('translate(0px, 0px)');
  fire('pointerdown', 1, -100);
  fire('pointerdown', 2, 100);
  fire('pointermove', 2, 0);
  fire('pointerup', 1, 0);
  fire('pointerup', 2, 0);
  await zoomed('75%');
});

test('a picture that does not load says so and is tried again (ARIA alert)', async () => {
  mount(
    <ImagePreview
      images={[{ src: 'data:image/png;base64,AAAA', name: '坏图.png' }]}
      index={0}
      onIndexChange={() => undefined}
      onClose={() => undefined}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('图片无法显示');
  await expect.element(page.getByRole('button', { name: '放大' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('图片无法显示');
});
