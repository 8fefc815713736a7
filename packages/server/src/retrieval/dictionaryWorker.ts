import { parentPort, workerData } from 'node:worker_threads';
import { buildTables, type WordTable } from './dictionaryBuild.ts';

const tables = buildTables(workerData as string);
const moved = Object.values(tables).flatMap(({ lines, slots }: WordTable) => [lines.buffer, slots.buffer]);
parentPort?.postMessage(tables, moved);
