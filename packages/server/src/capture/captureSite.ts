import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes, lateMessages, webAddress } from '@tinystar/contract';
import { BrokenPrinter, NoPrinter, readyToPrint } from '../cook/index.ts';
import { fetchOutside } from '../platform/egress/index.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { createSlots } from '../platform/slots.ts';
import { capturePage } from './capturePage.ts';

const longest = 15_000;
const leastFailure = 1_000;
/** Pages that are on their way here: a host that lets us wait holds up no printing. */
const fetching = createSlots(12);

/** A captured page. */
export interface Capture {
  pdf: Buffer;
  /** The page's title with `.pdf`. */
  fileName: string;
}

/**
 * A static public page as a PDF. Throws 无效网址 for what is no web address and 网页抓取失败 for what stands there; no
 * such failure is faster than a second, so that neither text nor time tells what lies behind an address. Where no page can be
 * captured at all that is said, for any address alike.
 */
export async function captureSite(
  { config, log }: Pick<Services, 'config' | 'log'>,
  siteUrl: string,
  client: AbortSignal,
): Promise<Capture> {
  const address = checkedAddress(siteUrl);
  const started = performance.now();
  try {
    // Before the time of the page begins: the first one would otherwise pay for the trial.
    await readyToPrint();
    const signal = AbortSignal.any([client, AbortSignal.timeout(longest)]);
    return await capture(address, config.EGRESS_ALLOW ?? [], signal);
  } catch (error) {
    if (error instanceof NoPrinter) {
      log.error({ error }, 'web pages cannot be captured on this machine');
      const broken = error instanceof BrokenPrinter;
      throw new Failure(errorCodes.unavailable, broken ? lateMessages.captureBroken : lateMessages.captureUnavailable);
    }
    log.info({ error }, 'web page not captured');
    await sleep(Math.max(0, started + leastFailure - performance.now()));
    throw invalid('siteUrl', lateMessages.captureFailed);
  }
}

/** A web address in its normal form. Throws 无效网址. */
export function checkedAddress(text: string): string {
  const address = webAddress(text);
  if (address === undefined) throw invalid('siteUrl', lateMessages.invalidUrl);
  return address;
}

async function capture(address: string, allowed: readonly string[], signal: AbortSignal): Promise<Capture> {
  await using work = await workFolder();
  const page = await fetching.run(() => download(address, join(work.path, 'page'), allowed, signal), signal);
  const captured = await capturePage(page, work.path, signal);
  if (!captured) throw new Error('nothing was known of the page');
  return { pdf: await readFile(captured.pdf), fileName: captured.fileName };
}

async function download(address: string, path: string, allowed: readonly string[], signal: AbortSignal) {
  const { url, mediaType, charset, body } = await fetchOutside(address, { allowed, signal });
  await writeFile(path, body);
  return { path, mediaType, charset, address: url.href };
}
