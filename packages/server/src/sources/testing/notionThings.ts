import { randomUUID } from 'node:crypto';

/** A block as a test writes it. */
export interface FakeBlock {
  id: string;
  type: string;
  content: object;
  children: FakeBlock[];
}

export const richText = (text: string) =>
  text === '' ? [] : [{ type: 'text', text: { content: text, link: null }, plain_text: text, href: null }];

export const block = (type: string, content: object = {}, ...children: FakeBlock[]): FakeBlock => ({
  id: randomUUID(),
  type,
  content,
  children,
});

/** A block that holds words. */
export const words = (type: string, text: string, ...children: FakeBlock[]): FakeBlock =>
  block(type, { rich_text: richText(text), color: 'default' }, ...children);

export const tableOf = (rows: readonly (readonly string[])[], headed = true): FakeBlock =>
  block(
    'table',
    { table_width: rows[0]?.length ?? 0, has_column_header: headed, has_row_header: false },
    ...rows.map((cells) => block('table_row', { cells: cells.map(richText) })),
  );

/** Where a page hangs, as Notion writes it. */
export type FakeParent =
  | { type: 'workspace'; workspace: true }
  | { type: 'page_id'; page_id: string }
  | { type: 'block_id'; block_id: string }
  | { type: 'data_source_id'; data_source_id: string; database_id: string };

export interface FakePage {
  id: string;
  title: string;
  parent: FakeParent;
  edited: Date;
  trashed: boolean;
  blocks: FakeBlock[];
  properties: Record<string, object>;
}

/** A database with its one data source. */
export interface FakeDatabase {
  id: string;
  dataSource: string;
  title: string;
  parent: FakeParent;
}

const minute = 60_000;
const dated = (date: Date) => new Date(Math.floor(date.getTime() / minute) * minute).toISOString();

export const pageJson = ({ id, title, parent, edited, trashed, properties }: FakePage) => ({
  object: 'page',
  id,
  created_time: '2026-11-01T08:00:00.000Z',
  last_edited_time: dated(edited),
  in_trash: trashed,
  archived: trashed,
  parent,
  properties: { 名称: { id: 'title', type: 'title', title: richText(title) }, ...properties },
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
});

export const dataSourceJson = ({ id, dataSource, title, parent }: FakeDatabase) => ({
  object: 'data_source',
  id: dataSource,
  title: richText(title),
  parent: { type: 'database_id', database_id: id },
  database_parent: parent,
  in_trash: false,
  properties: {},
});

export const databaseJson = ({ id, dataSource, title, parent }: FakeDatabase) => ({
  object: 'database',
  id,
  title: richText(title),
  parent,
  in_trash: false,
  data_sources: [{ id: dataSource, name: title }],
});

export const blockJson = ({ id, type, content, children }: FakeBlock, parent: object) => ({
  object: 'block',
  id,
  type,
  parent,
  has_children: children.length > 0,
  in_trash: false,
  [type]: content,
});
