import { parentPort, workerData } from 'node:worker_threads';
import { buildTables, type DictionaryTables, type WordTable } from './dictionaryBuild.ts';
import { keptFile, readTables, writeTables } from './dictionaryFile.ts';

const data = workerData as string;
const file = keptFile(data);

function buildAndKeep(): DictionaryTables {
  const built = buildTables(data);
  writeTables(file, built);
  return built;
}

const tables = readTables(file) ?? buildAndKeep();
const moved = Object.values(tables).flatMap(({ lines, slots }: WordTable) => [lines.buffer, slots.buffer]);
parentPort?.postMessage(tables, moved);
