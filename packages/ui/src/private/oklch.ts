/** A colour by lightness 0 to 1, colourfulness and hue in radians: equal steps look equal (OKLCH, CSS Color 4). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** Of a #rrggbb. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const up = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(across, up),
    h: Math.atan2(up, across),
  };
}

function channels({ l, c, h }: Oklch): readonly number[] {
  const [across, up] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * across + 0.2158037573 * up) ** 3;
  const medium = (l - 0.1055613458 * across - 0.0638541728 * up) ** 3;
  const short = (l - 0.0894841775 * across - 1.291485548 * up) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** As #rrggbb; what no screen can show loses colourfulness, never lightness or hue. */
export function toHex(colour: Oklch): string {
  const isShown = (c: number) => channels({ ...colour, c }).every((share) => share >= -0.0005 && share <= 1.0005);
  let [kept, lost] = [0, colour.c];
  if (isShown(lost)) kept = lost;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (kept + lost) / 2;
      if (isShown(middle)) kept = middle;
      else lost = middle;
    }
  const parts = channels({ ...colour, c: kept }).map((share) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, share))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
