import type { ChartDownload } from '@tinystar/ui/charts';
import { csvOf } from './csv.ts';
import { saveFile } from './saveFile.ts';

/** Hands a chart to the browser's downloads, under its title. */
export const saveChart = (file: ChartDownload): void =>
  file.kind === 'picture'
    ? saveFile(file.picture, `${file.title}.png`)
    : saveFile(csvOf(file.rows), `${file.title}.csv`);
