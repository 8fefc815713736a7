import { parentPort, workerData } from 'node:worker_threads';
import { articleOf, plainArticle } from './article.ts';
import { decodePage } from './decode.ts';
import type { Fetched } from './readArticle.ts';

const { body, charset, mediaType, address } = workerData as Fetched;
const text = decodePage(Buffer.from(body), charset);
parentPort?.postMessage(mediaType === 'text/plain' ? plainArticle(text, address) : articleOf(text, address));
