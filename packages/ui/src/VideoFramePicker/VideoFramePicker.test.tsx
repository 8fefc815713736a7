import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { VideoFramePicker } from './VideoFramePicker.tsx';

/** Films a canvas for about a second and a half: red first, then blue for as long. */
async function film(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d')!;
  /** Paints that many pictures, or more until it has lasted as long as asked for; answers the milliseconds. */
  const paint = async (colour: string, pictures: number, least: number) => {
    const start = performance.now();
    const lasted = () => performance.now() - start;
    for (let at = 0; at < pictures || lasted() < least; at++) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 320, 180);
      await new Promise((done) => setTimeout(done, 20));
    }
    return lasted();
  };
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  const red = await paint('rgb(255, 0, 0)', 35, 700);
  await paint('rgb(0, 0, 255)', 35, red);
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: 'video/webm' });
}

async function colourOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data;
  return { colour: red > blue ? 'red' : 'blue', width: bitmap.width, height: bitmap.height };
}

test('reads frames of a film without a stated length; arrows choose one at its full size (APG radio group)', async () => {
  const onPick = vi.fn<(picture: Promise<Blob>, at: number) => void>();
  mount(<VideoFramePicker video={await film()} count={6} onPick={onPick} />);
  await expect.element(page.getByRole('radiogroup', { name: '视频画面' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[role=radio]:enabled').length).toBe(6);
  const radios = page.getByRole('radio').elements() as HTMLElement[];
  radios[0]!.click();
  // Known at once: whoever goes on at this moment has chosen.
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(await colourOf(await onPick.mock.calls[0]![0])).toEqual({ colour: 'red', width: 320, height: 180 });
  radios[0]!.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => onPick.mock.calls.length).toBe(2);
  expect(await colourOf(await onPick.mock.calls[1]![0])).toMatchObject({ colour: 'blue' });
  expect(onPick.mock.calls[1]![1]).toBeGreaterThan(onPick.mock.calls[0]![1]);
}, 60_000);

test('says so when the browser cannot read the film, and tries again (ARIA alert)', async () => {
  mount(<VideoFramePicker video={new Blob(['x'], { type: 'video/mp4' })} onPick={() => undefined} />);
  await expect.element(page.getByText('无法截取画面')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByText('无法截取画面')).toBeVisible();
});
