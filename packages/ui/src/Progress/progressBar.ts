/** The share as whole percents from 0 to 100, and what a `progressbar` of WAI-ARIA says of it. */
export function progressBar(value: number, label: string) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const said = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  } as const;
  return { percent, said };
}
