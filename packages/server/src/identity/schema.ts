import type { Avatar, Reading } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/database/columns.ts';

/** People. A phone number is an account; the password is optional. */
export const user = pgTable(
  'user',
  {
    id: id(),
    phoneNumber: text().notNull().unique(),
    name: text().notNull(),
    avatar: jsonb().$type<Avatar>().notNull(),
    /** PHC string of argon2id; null until a password is set. */
    passwordHash: text(),
    /** Wrong passwords in a row, for the lock of AUTHN-02. */
    passwordFailures: integer().notNull().default(0),
    inviteCode: text().notNull().unique(),
    invitedBy: text(),
    /** The paid (VIP) flag of the specification. */
    couponRegistered: boolean().notNull().default(false),
    channelUser: boolean().notNull().default(false),
    /** The enterprise this user acts as; null is the personal identity. */
    currentTenantId: text(),
    /** How this user likes to read answers; null until that was chosen. */
    reading: jsonb().$type<Reading>(),
    createdAt: instant().notNull().defaultNow(),
    /** When nickname or avatar were changed last: the version that a change of them is made from. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('user_invited_by').on(table.invitedBy)],
);

/**
 * Keyed hashes of phone numbers that accounts gave up, and of devices on which somebody logged in. They tell nothing by
 * themselves, name nobody, and outlive accounts: whoever comes back is no new friend and gets no first coins again.
 */
export const seenBefore = pgTable('seen_before', { hash: text().primaryKey() });

/** Logged-in browsers. Only the SHA-256 of the token is stored. */
export const session = pgTable(
  'session',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [index('session_user').on(table.userId)],
);

/** The one live SMS code of a phone number for a purpose, as an HMAC. */
export const smsCode = pgTable(
  'sms_code',
  {
    phoneNumber: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneNumber, table.purpose] })],
);

/** Captchas that wait to be solved; the row goes with the first try. */
export const captcha = pgTable(
  'captcha',
  { id: id(), answerHash: text().notNull(), expiresAt: instant().notNull() },
  (table) => [index('captcha_expiry').on(table.expiresAt)],
);

/** Enterprises. */
export const tenant = pgTable(
  'tenant',
  {
    id: id(),
    type: text().$type<'formal' | 'trial'>().notNull().default('formal'),
    /** What others find it by when they lend it assistants. */
    friendlyId: text()
      .notNull()
      .unique()
      .default(sql`left(gen_random_uuid()::text, 8)`),
    name: text().notNull(),
    displayName: text().notNull(),
    avatar: jsonb().$type<Avatar>().notNull(),
    brandAvatar: jsonb().$type<Avatar>(),
    brandDisplayName: text().notNull().default(''),
    brandStatus: text().$type<'enabled' | 'disabled'>().notNull().default('disabled'),
    /** `stopped` when the plan has ended. */
    status: text().$type<'enabled' | 'stopped'>().notNull().default('enabled'),
    /** When the plan ends and the enterprise stops; null for open end. */
    planEndsAt: instant(),
    /** The free entitlement is given once. */
    freeTrialUsed: boolean().notNull().default(false),
    creatorId: text()
      .notNull()
      .references(() => user.id),
    createdAt: instant().notNull().defaultNow(),
    /** When its forms were saved or its plan changed last: the version that a change of them is made from. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('tenant_creator').on(table.creatorId)],
);

/** Who belongs to which enterprise; exactly one owner each. */
export const tenantUser = pgTable(
  'tenant_user',
  {
    tenantId: text()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    permission: text().$type<'owner' | 'admin' | 'member'>().notNull(),
    /** Somebody else made it, and the person has not acted as the enterprise since. */
    isNew: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    index('tenant_user_user').on(table.userId),
    uniqueIndex('tenant_user_one_owner')
      .on(table.tenantId)
      .where(sql`permission = 'owner'`),
  ],
);
