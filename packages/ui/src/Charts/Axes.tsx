import { textWidth } from './textWidth.ts';
import * as css from './Charts.css.ts';

export interface FigureAxisProps {
  ticks: readonly { at: number; text: string; zero: boolean }[];
  /** From the start of the drawing to where the marks begin and end, in px. */
  from: number;
  to: number;
}

/** Hairlines across, each with its figure before it; zero is the ground line. */
export function FigureAxis({ ticks, from, to }: FigureAxisProps) {
  return (
    <g>
      {ticks.map(({ at, text, zero }) => (
        <g key={text} transform={`translate(0 ${Math.round(at)})`}>
          <line className={zero ? css.baseline : css.grid} x1={from} x2={to} />
          <text className={css.tick} x={from - 8} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface LabelAxisProps {
  labels: readonly string[];
  placeOf: (index: number) => number;
  /** Px from the top. */
  y: number;
  /** Px between the first and the last possible place. */
  from: number;
  to: number;
  /** They are cut to their places already. */
  all?: boolean;
}

/** Labels below, as many as fit without touching; the last one always stands. */
export function LabelAxis({ labels, placeOf, y, from, to, all }: LabelAxisProps) {
  const widest = Math.max(...labels.map(textWidth)) + 16;
  const step = all ? 1 : Math.max(1, Math.ceil((labels.length * widest) / Math.max(1, to - from)));
  const last = labels.length - 1;
  return (
    <g>
      {labels.map((label, index) => {
        if ((last - index) % step !== 0) return null;
        const half = textWidth(label) / 2;
        const x = Math.min(Math.max(placeOf(index), half), Math.max(half, to - half));
        return (
          <text key={`${index}`} className={css.tick} x={x} y={y} textAnchor="middle">
            {label}
          </text>
        );
      })}
    </g>
  );
}
