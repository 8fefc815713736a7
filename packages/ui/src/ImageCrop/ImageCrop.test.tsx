import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { ImageCrop, type CropHandle, type ImageCropProps } from './ImageCrop.tsx';

/** A picture whose left half is red and right half blue. */
async function halves(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'rgb(255, 0, 0)';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'rgb(0, 0, 255)';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 1 });
}

/** Writes EXIF orientation 6 (turn by 90° clockwise to see it upright) behind the start of a JPEG. */
async function turned(jpeg: Blob): Promise<Blob> {
  const exif = [
    0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00,
    0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
  ];
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return new Blob([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], { type: 'image/jpeg' });
}

async function pixels(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red},${blue}`;
  };
  return { width: bitmap.width, height: bitmap.height, at };
}

async function open(props: Omit<ImageCropProps, 'ref'>) {
  const handle = createRef<CropHandle>();
  mount(
    <div style={{ inlineSize: 400 }}>
      <ImageCrop ref={handle} {...props} />
    </div>,
  );
  const frame = page.getByRole('application', { name: '裁剪框' });
  await expect.element(frame).toBeVisible();
  return { frame, box: () => frame.element().getBoundingClientRect(), cut: () => handle.current!.cut() };
}

test('a square of 300 × 300 px as PNG comes out unless asked otherwise', async () => {
  const { cut } = await open({ file: await halves(800, 600) });
  const blob = await cut();
  expect(blob.type).toBe('image/png');
  const result = await pixels(blob);
  expect([result.width, result.height, result.at(20, 150), result.at(280, 150)]).toEqual([300, 300, 'red', 'blue']);
});

test('gives the asked size, ratio and format', async () => {
  const { cut } = await open({ file: await halves(800, 600), ratio: '3:4', side: 600, format: 'image/jpeg' });
  const blob = await cut();
  const { width, height } = await pixels(blob);
  expect([blob.type, width, height]).toEqual(['image/jpeg', 600, 800]);
});

test('a photo taken sideways is cut as it is seen, by its EXIF orientation', async () => {
  const sideways = await turned(await halves(800, 600, 'image/jpeg'));
  const { cut } = await open({ file: sideways, ratio: 'original' });
  const result = await pixels(await cut());
  expect([result.width, result.height]).toEqual([300, 400]);
  expect([result.at(150, 40), result.at(150, 360)]).toEqual(['red', 'blue']);
});

test('a huge picture is worked on at a bounded size and still comes out whole and upright', async () => {
  const { cut } = await open({ file: await turned(await halves(6000, 4000, 'image/jpeg')), ratio: 'original' });
  expect(Math.max(...[document.querySelector('canvas')!].map((canvas) => Math.max(canvas.width, canvas.height)))).toBe(
    2048,
  );
  const result = await pixels(await cut());
  expect([result.width, result.height, result.at(150, 40), result.at(150, 400)]).toEqual([300, 450, 'red', 'blue']);
});

test('arrows move the frame, Shift with arrows resizes it, and it says where it is (ARIA application)', async () => {
  const { frame, box, cut } = await open({ file: await halves(800, 600) });
  await userEvent.tab();
  await expect.element(frame).toHaveFocus();
  const before = box();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(box().width).toBeCloseTo(before.width / 1.21, 0);
  const smaller = box();
  await userEvent.keyboard('{ArrowLeft}');
  expect(box().left).toBeCloseTo(smaller.left - 10, 0);
  for (let step = 0; step < 40; step++) await userEvent.keyboard('{ArrowLeft}');
  expect(box().left).toBeCloseTo(document.querySelector('canvas')!.getBoundingClientRect().left, 0);
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('x 0，');
  const result = await pixels(await cut());
  expect(result.at(20, 150)).toBe('red');
  for (let step = 0; step < 40; step++) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(box().width).toBeGreaterThanOrEqual(59);
});

test('the pointer drags the frame and pulls its corners, never below 60 px or outside', async () => {
  const { frame, box } = await open({ file: await halves(800, 600) });
  const fire = (target: Element, type: string, x: number, y: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true }),
    );
  const drag = (target: Element, from: DOMRect, dx: number, dy: number) => {
    vi.spyOn(target, 'setPointerCapture').mockReturnValue();
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    fire(target, 'pointerdown', x, y);
    fire(target, 'pointermove', x + dx, y + dy);
    fire(target, 'pointerup', x + dx, y + dy);
  };
  const start = box();
  const corner = frame.element().querySelector('[data-corner="bottomEnd"]')!;
  drag(corner, corner.getBoundingClientRect(), -100, -100);
  await expect.poll(() => box().width).toBeCloseTo(start.width - 100, 0);
  expect([box().left, box().top]).toEqual([start.left, start.top]);
  const held = box();
  drag(frame.element(), held, 40, 1000);
  await expect.poll(() => box().left).toBeCloseTo(held.left + 40, 0);
  expect(box().bottom).toBeCloseTo(document.querySelector('canvas')!.getBoundingClientRect().bottom, 0);
  drag(corner, corner.getBoundingClientRect(), -1000, -1000);
  await expect.poll(() => box().width).toBeCloseTo(60, 0);
});

test('says why a picture cannot be cut, and that nothing is ready (ARIA alert)', async () => {
  const onReady = vi.fn();
  const { update } = mount(<ImageCrop file={new Blob(['x'], { type: 'image/png' })} onReady={onReady} />);
  const alert = () => page.getByRole('alert').element().textContent;
  await expect.poll(alert).toContain('图片无法打开');
  update(<ImageCrop file={await halves(40, 400)} onReady={onReady} />);
  await expect.poll(alert).toContain('宽和高都至少需要60像素');
  expect(onReady.mock.calls.flat()).not.toContain(true);
});
