import { parentPort, workerData } from 'node:worker_threads';
import { buildTables } from './dictionaryBuild.ts';

const { english, chinese } = buildTables(workerData as string);
const moved = [english, chinese].flatMap(({ lines, slots }) => [lines.buffer, slots.buffer]);
parentPort?.postMessage({ english, chinese }, moved);
