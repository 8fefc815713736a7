import * as z from 'zod/mini';

/** An id without its hyphens, which Notion writes or leaves out. */
const Id = z.pipe(
  z.string().check(z.regex(/^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i)),
  z.transform((text) => text.replaceAll('-', '').toLowerCase()),
);

const OptionalId = z.optional(Id);

/** Where a thing hangs. Of a data source the database is told as well. */
const Parent = z.object({
  page_id: OptionalId,
  block_id: OptionalId,
  data_source_id: OptionalId,
  database_id: OptionalId,
});
export type Parent = z.infer<typeof Parent>;

const RichText = z.array(z.object({ plain_text: z.string() }));

/** The words of a rich text; '' for anything else. */
export function textOf(richText: unknown): string {
  const { data } = RichText.safeParse(richText);
  return (data ?? []).map(({ plain_text }) => plain_text).join('');
}

const thing = {
  id: Id,
  parent: z.optional(Parent),
  in_trash: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
};

/** Anything that others hang below: a page, a block, a database or a data source. */
export const Thing = z.object(thing);
export type Thing = z.infer<typeof Thing>;

export const NotionPage = z.object({
  ...thing,
  object: z.literal('page'),
  /** To the minute. */
  last_edited_time: z.string(),
  url: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});
export type NotionPage = z.infer<typeof NotionPage>;

export const DataSource = z.object({
  ...thing,
  object: z.literal('data_source'),
  /** Where its database hangs. */
  database_parent: z.optional(Parent),
});
export type DataSource = z.infer<typeof DataSource>;

export const Database = z.object({
  ...thing,
  object: z.literal('database'),
  title: z.optional(z.unknown()),
  data_sources: z.optional(z.array(z.object({ id: Id }))),
});

/** A piece of a list, whose things are read one by one: what is not understood is passed over. */
export const ListPart = z.object({
  results: z.array(z.unknown()),
  has_more: z.optional(z.boolean()),
  next_cursor: z.optional(z.nullable(z.string())),
  request_status: z.optional(z.object({ type: z.string() })),
});

export const Me = z.object({
  name: z.optional(z.nullable(z.string())),
  bot: z.optional(z.object({ workspace_name: z.optional(z.nullable(z.string())) })),
});

export const isTrashed = ({ in_trash, archived }: Pick<Thing, 'in_trash' | 'archived'>): boolean =>
  in_trash === true || archived === true;

/** What a page is called. */
export function titleOf({ properties = {} }: Pick<NotionPage, 'properties'>): string {
  const title = Object.values(properties).find(({ type }) => type === 'title');
  return textOf(title?.title).replace(/\s+/g, ' ').trim() || '无标题';
}

/** Where a person opens a page; undefined for what is no address of the web. */
export function addressOf({ url = '' }: Pick<NotionPage, 'url'>): string | undefined {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
