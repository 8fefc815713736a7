import { parentPort, workerData } from 'node:worker_threads';
import { buildLists } from './dictionaryBuild.ts';

const lists = buildLists(workerData as string);
parentPort?.postMessage(lists, [lists.english.buffer, lists.chinese.buffer]);
