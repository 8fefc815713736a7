import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Log-ins on their way through a provider; the row goes with the first way back (AUTHN-11). */
export const loginState = pgTable(
  'login_state',
  {
    /** SHA-256 of the state that travels. */
    stateHash: text().primaryKey(),
    provider: text().$type<'weCom' | 'oauth'>().notNull(),
    /** Base64url SHA-256 of the secret in the browser that asked. */
    challenge: text().notNull(),
    /** The assistant single sign-on began at. */
    publicId: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('login_state_expiry').on(table.expiresAt)],
);
