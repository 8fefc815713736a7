import * as css from './diagrams.css.ts';

/** The look of a diagram: the theme at its place in the page, every colour as `#rrggbb`. */
export interface DiagramLook {
  readonly dark: boolean;
  readonly font: string;
  readonly text: string;
  readonly surface: string;
  readonly node: string;
  readonly border: string;
  readonly line: string;
  readonly group: string;
  readonly note: string;
  /** Told apart by hue, for shares and series. */
  readonly series: readonly string[];
}

let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** Any CSS colour over an opaque one, as bytes: the drawing library reads no modern notations. */
function bytes(color: string, under: string): readonly number[] {
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return [0, 0, 0];
  for (const fill of ['#fff', under, color]) {
    canvas.fillStyle = fill;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
}

const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Reads the look where `place` stands. */
export function readLook(place: HTMLElement): DiagramLook {
  const probe = document.createElement('div');
  probe.className = css.probe;
  place.append(probe);
  const style = getComputedStyle(probe);
  const surface = style.backgroundColor;
  const of = (color: string): string => hex(bytes(color, surface));
  const [red = 0, green = 0, blue = 0] = bytes(surface, surface);
  const look = {
    dark: red * 0.299 + green * 0.587 + blue * 0.114 < 128,
    font: style.fontFamily,
    text: of(style.color),
    surface: of(surface),
    node: of(style.caretColor),
    border: of(style.outlineColor),
    line: of(style.textDecorationColor),
    group: of(style.columnRuleColor),
    note: of(style.borderTopColor),
    series: Object.values(css.series).map((name) => {
      probe.className = name;
      return of(getComputedStyle(probe).color);
    }),
  };
  probe.remove();
  return look;
}
