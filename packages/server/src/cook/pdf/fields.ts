import type { PDFPageProxy } from 'pdfjs-dist';
import { boxIntoFrame, type Direction } from '../layout/frame.ts';
import { isHan } from '../layout/text.ts';
import type { Drawing, Fragment } from '../layout/types.ts';

/** A field of a form that says something. */
export interface Field {
  /** The annotation whose drawn appearance shows the same, often by glyphs without letters. */
  id: string;
  lines: string[];
  /** Left, bottom, right and top in user space. */
  rect: readonly number[];
  /** As the form states it; 0 lets the program choose. */
  size: number;
}

/** What is read of pdf.js's annotations; everything may be missing or of another kind in a broken file. */
interface Widget {
  id?: unknown;
  subtype?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  exportValue?: unknown;
  buttonValue?: unknown;
  checkBox?: unknown;
  radioButton?: unknown;
  password?: unknown;
  annotationFlags?: unknown;
  rect?: unknown;
  options?: unknown;
  defaultAppearanceData?: { fontSize?: unknown };
}

/** More fields on a page, or longer values, are no form. */
const mostFields = 2_000;
const longestValue = 20_000;
/** Hidden, or not to be seen on a screen. */
const unseen = 2 | 32;
/** The tallest type that a value is taken to have where the form leaves it open. Points. */
const tallest = 12;

const ticked = (on: boolean): string => (on ? '☑' : '☐');

function valueOf(widget: Widget): string {
  const { fieldType, fieldValue: value, exportValue, buttonValue, checkBox, radioButton, options } = widget;
  if (fieldType === 'Btn') {
    if (checkBox === true) return ticked(typeof value === 'string' && value !== 'Off' && value === exportValue);
    return radioButton === true ? ticked(typeof value === 'string' && value === buttonValue) : '';
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return '';
  const shown = (one: unknown): string => {
    const choices = Array.isArray(options) ? (options as { exportValue?: unknown; displayValue?: unknown }[]) : [];
    const choice = choices.find((each) => each?.exportValue === one)?.displayValue;
    return typeof choice === 'string' ? choice : typeof one === 'string' ? one : '';
  };
  return (Array.isArray(value) ? value : [value]).map(shown).join('\n').slice(0, longestValue);
}

/** The fields of a page that have a value to be seen, ticks and empty boxes among them. */
export async function fieldsOf(page: PDFPageProxy): Promise<Field[]> {
  const widgets = ((await page.getAnnotations()) as Widget[]).filter(({ subtype }) => subtype === 'Widget');
  return widgets.slice(0, mostFields).flatMap((widget) => {
    const { id, rect, annotationFlags, password, defaultAppearanceData } = widget;
    const hidden = typeof annotationFlags === 'number' && (annotationFlags & unseen) !== 0;
    if (hidden || password === true || typeof id !== 'string' || !Array.isArray(rect)) return [];
    const lines = valueOf(widget)
      .split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '');
    const size = Number(defaultAppearanceData?.fontSize);
    return lines.length > 0 ? [{ id, lines, rect: rect.map(Number), size: size > 0 ? size : 0 }] : [];
  });
}

/** The values of a field as text that stands in its box; `toPage` maps user space to the page from its top left. */
export function fragmentsOf(
  { lines, rect, size }: Field,
  toPage: (x: number, y: number) => [number, number],
  { width, height, rotation }: Pick<Drawing, 'width' | 'height' | 'rotation'>,
): Fragment[] {
  const [x1, y1] = toPage(rect[0] ?? 0, rect[1] ?? 0);
  const [x2, y2] = toPage(rect[2] ?? 0, rect[3] ?? 0);
  const box = {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  };
  // A turned page is filled in as it is seen.
  const direction = ((4 - rotation / 90) % 4) as Direction;
  const { left, top, bottom } = boxIntoFrame(direction, box, width, height);
  const type = size || Math.max(4, Math.min(tallest, (bottom - top) / (lines.length * 1.4)));
  const fits = lines.length > 1 && lines.length * type * 1.2 <= bottom - top;
  const first = fits ? top + type * 1.1 : (top + bottom) / 2 + type * 0.35;
  return lines.map((text, i) => {
    const baseline = first + i * type * 1.2;
    const across = [...text].reduce((sum, char) => sum + type * (isHan(char) ? 1 : 0.55), 0);
    const start = left + 2;
    return {
      text,
      left: start,
      right: start + across,
      baseline,
      ...(i > 0 && { anew: true as const }),
      top: baseline - type * 0.88,
      bottom: baseline + type * 0.2,
      size: type,
      bold: false,
      direction,
      spaced: true,
    };
  });
}

/** Values as they stand in the line of what is printed in front of them: boxes sit a little above or below it. */
export function besideLabels(values: readonly Fragment[], printed: readonly Fragment[]): Fragment[] {
  const [first] = values;
  if (!first) return [];
  const label = printed
    .filter(
      ({ direction, right, baseline, size }) =>
        direction === first.direction &&
        right <= first.left + first.size &&
        Math.abs(baseline - first.baseline) < Math.max(size, first.size),
    )
    .reduce<Fragment | null>((best, one) => (best && best.right >= one.right ? best : one), null);
  const shift = label ? label.baseline - first.baseline : 0;
  return values.map((value) => ({
    ...value,
    baseline: value.baseline + shift,
    top: value.top + shift,
    bottom: value.bottom + shift,
  }));
}
