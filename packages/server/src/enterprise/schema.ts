import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { type Coins, type ApplicationState, type ApplicationType } from '@tinystar/contract';
import { tenant, user } from '../identity/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** Invite links: whoever knows the id may join. Each enterprise has one valid link; old ones are kept as revoked. */
export const inviteLink = pgTable(
  'invite_link',
  {
    id: id(),
    tenantId: text()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    createdBy: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('invite_link_live')
      .on(table.tenantId)
      .where(sql`revoked_at is null`),
    index('invite_link_tenant').on(table.tenantId),
    index('invite_link_creator').on(table.createdBy),
  ],
);

/** People added by phone number who have no account yet; they become members when they register. */
export const tenantInvitation = pgTable(
  'tenant_invitation',
  {
    id: id(),
    tenantId: text()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    phoneNumber: text().notNull(),
    name: text().notNull().default(''),
    permission: text().$type<'admin' | 'member'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('tenant_invitation_phone').on(table.tenantId, table.phoneNumber),
    index('tenant_invitation_by_phone').on(table.phoneNumber),
  ],
);

/** Applications for cooperation and for enterprises of one's own, for the operator's follow-up. */
export const application = pgTable(
  'application',
  {
    id: id(),
    type: text().$type<ApplicationType>().notNull(),
    state: text().$type<ApplicationState>().notNull().default('received'),
    realName: text().notNull(),
    phoneNumber: text().notNull(),
    userId: text().references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    /** The enterprise that coins are asked for, and how many. */
    tenantId: text().references(() => tenant.id, { onDelete: 'set null' }),
    coins: integer().$type<Coins>(),
    /** Why it was refused. */
    note: text().notNull().default(''),
    /** When it was approved or refused. */
    handledAt: instant(),
  },
  (table) => [
    index('application_phone').on(table.phoneNumber, table.createdAt),
    index('application_user').on(table.userId),
    index('application_tenant').on(table.tenantId),
  ],
);
