import { describe, expect, test } from 'vitest';
import { canZoom, fitted, reachOf, settle, startView, stepZoom, zoomAt, ZOOM } from './previewView.ts';

const room = { width: 1000, height: 500 };
const picture = { width: 2000, height: 1000 };

describe('the view of a picture', () => {
  test('zooms from 0.2 to 1.5 in tenths without drifting', () => {
    const up: number[] = [ZOOM.least];
    while (canZoom(up.at(-1)!, 1)) up.push(stepZoom(up.at(-1)!, 1));
    expect(up).toEqual([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5]);
    const down: number[] = [ZOOM.most];
    while (canZoom(down.at(-1)!, -1)) down.push(stepZoom(down.at(-1)!, -1));
    expect(down).toEqual(up.toReversed());
  });

  test('fits whole pictures, turned ones too, and never blows small ones up', () => {
    expect(fitted(picture, room, 0)).toEqual({ width: 1000, height: 500 });
    expect(fitted(picture, room, 1)).toEqual({ width: 500, height: 250 });
    expect(fitted(picture, room, -1)).toEqual({ width: 500, height: 250 });
    expect(fitted({ width: 80, height: 60 }, room, 0)).toEqual({ width: 80, height: 60 });
  });

  test('can be moved only as far as it is larger than the window', () => {
    expect(reachOf({ ...startView, zoom: 1.5 }, picture, room)).toEqual({ width: 250, height: 125 });
    expect(reachOf(startView, picture, room)).toEqual({ width: 0, height: 0 });
    expect(settle({ zoom: 1.5, turns: 0, x: 900, y: -900 }, picture, room)).toMatchObject({ x: 250, y: -125 });
  });

  test('keeps the spot under the pointer while zooming', () => {
    const at = { x: 100, y: -50 };
    const view = zoomAt(startView, 1.5, at);
    expect([(at.x - view.x) / view.zoom, (at.y - view.y) / view.zoom]).toEqual([100, -50]);
    expect(zoomAt(startView, 9, at).zoom).toBe(1.5);
    expect(zoomAt(startView, 0, at).zoom).toBe(0.2);
  });
});
