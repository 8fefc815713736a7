import path from 'node:path';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** Asks the database that stands in a server's data folder. */
export const queryDatabase = async (data: string, text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ host: path.join(data, 'postgres'), user: 'tinystar', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
};
