import { lateMessages } from '@tinystar/contract';
import { capturePage, type CapturedPage } from '../../../capture/capturePage.ts';
import { BrokenPrinter, CookError, NoPrinter, readyToPrint, type FetchedPage } from '../../../cook/index.ts';
import { SourceFailure, type Reaching } from '../kind.ts';

/** Ends a run before it begins where no page can be printed at all. */
export async function checkPrinter({ services }: Pick<Reaching, 'services'>): Promise<void> {
  try {
    await readyToPrint();
  } catch (error) {
    if (!(error instanceof NoPrinter)) throw error;
    services.log.error({ error }, 'web pages cannot be captured on this machine');
    throw new SourceFailure(
      error instanceof BrokenPrinter ? lateMessages.captureBroken : lateMessages.captureUnavailable,
    );
  }
}

/** Prints a page that was fetched; null where its words are those of `known`. Throws {@link SourceFailure}. */
export async function printPage(
  reaching: Reaching,
  page: FetchedPage,
  folder: string,
  known?: string,
): Promise<CapturedPage | null> {
  await checkPrinter(reaching);
  try {
    return await capturePage(page, folder, reaching.signal, { known, owner: reaching.owner });
  } catch (error) {
    reaching.signal.throwIfAborted();
    reaching.services.log.info({ error }, 'page of a source not printed');
    throw inWords(error);
  }
}

function inWords(error: unknown): SourceFailure {
  const kind = error instanceof CookError ? error.failure.kind : 'interrupted';
  if (kind === 'interrupted') return new SourceFailure('网页暂时无法转成文档，请稍后重试', { passing: true });
  if (kind === 'broken' || kind === 'noText')
    return new SourceFailure('网页里没有可以读取的文字，可能要运行脚本才会显示，未收录');
  return new SourceFailure('网页过大或过于复杂，未收录');
}
