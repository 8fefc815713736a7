import type { Cover, Shoppe } from '@tinystar/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { tenant } from '../identity/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** Showcases of enterprises; whoever knows the id of an enabled one may open its page. */
export const shoppe = pgTable(
  'shoppe',
  {
    id: id(),
    tenantId: text()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    banner: jsonb().$type<Cover>(),
    status: text().$type<Shoppe['status']>().notNull().default('disabled'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('shoppe_tenant').on(table.tenantId, table.updatedAt)],
);

/** Which assistants stand in a showcase, in which order. */
export const shoppeKbBot = pgTable(
  'shoppe_kb_bot',
  {
    shoppeId: text()
      .notNull()
      .references(() => shoppe.id, { onDelete: 'cascade' }),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** What it was called when it was put there: all that is said of a lent one after it was taken back. */
    knownName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shoppeId, table.kbBotId] }), index('shoppe_kb_bot_bot').on(table.kbBotId)],
);

/** The cover that an enterprise has chosen for an assistant; a lent one may have another at its own enterprise. */
export const kbBotCover = pgTable(
  'kb_bot_cover',
  {
    tenantId: text()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    cover: jsonb().$type<Cover>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kbBotId] }), index('kb_bot_cover_bot').on(table.kbBotId)],
);
