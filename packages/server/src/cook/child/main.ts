import type { Job, Work } from './protocol.ts';
import { serve } from './serve.ts';

/** A worker that takes jobs of one kind, by the kind's name. */
const taking =
  <J extends Job>(work: (job: J, tell: Parameters<Work>[1]) => Promise<void> | void): Work =>
  (job, tell) =>
    work(job as J, tell);

/**
 * Loads what a kind of job needs, all of it: what a document would be the first to load could be changed by it. Each
 * loads its own parser: a tenth of a second without those of the others, half a second with them.
 */
async function loadWork(task: Job['task']): Promise<Work> {
  switch (task) {
    case 'pdf': {
      const { cookPdf } = await import('../pdf/cookPdf.ts');
      await (await import('../pdf/pdfjs.ts')).loadPdfjs();
      return taking(cookPdf);
    }
    case 'table': {
      const { cookTable } = await import('../pdf/cookTable.ts');
      await (await import('../pdf/pdfjs.ts')).loadPdfjs();
      return taking(cookTable);
    }
    case 'prepare':
      return taking((await import('../recognise/preparePage.ts')).preparePage);
    case 'lines':
      return taking((await import('../recognise/lines/readLines.ts')).readLines);
    case 'encode':
      return taking((await import('../picture/encode.ts')).encodePicture);
    case 'page':
      return taking((await import('../web/cookPage.ts')).cookPage);
    case 'sheet':
      return taking((await import('../sheet/cookSheet.ts')).cookSheet);
    default:
      return taking((await import('../office/cookOffice.ts')).cookOffice);
  }
}

await serve(loadWork);
