/** What the layout needs to know of a font, in parts of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  /** Font units to text space, mostly 0.001. */
  unit: number;
  bold: boolean;
  vertical: boolean;
}

/** The fields of pdf.js's font objects that are read here; everything may be missing in a broken font. */
export interface PdfjsFont {
  name?: string;
  ascent?: number;
  descent?: number;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
}

/** Fonts often state nonsense (0, or thousands); then the value of a usual Han font is taken. */
function within(value: number | undefined, low: number, high: number, otherwise: number): number {
  return value !== undefined && value >= low && value <= high ? value : otherwise;
}

/** Metrics of a font; what it states wrongly is replaced by usual values. */
export function fontMetrics(font: PdfjsFont | null): FontMetrics {
  const unit = font?.fontMatrix?.[0];
  return {
    ascent: within(font?.ascent, 0.5, 1.25, 0.88),
    descent: within(font?.descent, -0.5, -0.05, -0.2),
    unit: unit && Number.isFinite(unit) ? Math.abs(unit) : 0.001,
    bold: Boolean(font?.bold || font?.black) || /bold|heavy|black|semibold|-B$/i.test(font?.name ?? ''),
    vertical: Boolean(font?.vertical),
  };
}
