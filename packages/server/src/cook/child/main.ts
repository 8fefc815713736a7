import { CookError } from '../failure.ts';
import type { Job, Message } from './protocol.ts';

function tell(message: Message): void {
  process.send?.(message);
}

/** Sends the last message, then ends. Exiting at once would lose it. */
function end(message: Message): void {
  process.send?.(message, undefined, undefined, () => process.exit(0));
}

const job = JSON.parse(process.argv[2] ?? '{}') as Job;
// A child whose parent died has nobody to report to.
process.once('disconnect', () => process.exit(1));

// Each loads its own parser: a tenth of a second without those of the others, half a second with them.
try {
  if (job.task === 'pdf') {
    const { cookPdf } = await import('../pdf/cookPdf.ts');
    await cookPdf(job, tell);
  } else if (job.task === 'table') {
    const { cookTable } = await import('../pdf/cookTable.ts');
    await cookTable(job);
  } else if (job.task === 'prepare') {
    const { preparePage } = await import('../recognise/preparePage.ts');
    await preparePage(job);
  } else if (job.task === 'lines') {
    const { readLines } = await import('../recognise/lines/readLines.ts');
    await readLines(job);
  } else if (job.task === 'encode') {
    const { encodePicture } = await import('../picture/encode.ts');
    await encodePicture(job);
  } else if (job.task === 'page') {
    const { cookPage } = await import('../web/cookPage.ts');
    cookPage(job);
  } else if (job.task === 'sheet') {
    const { cookSheet } = await import('../sheet/cookSheet.ts');
    await cookSheet(job);
  } else {
    const { cookOffice } = await import('../office/cookOffice.ts');
    await cookOffice(job);
  }
  end({ type: 'done' });
} catch (error) {
  const failure = error instanceof CookError ? error.failure : new CookError('broken').failure;
  end({ type: 'failed', failure });
}
