import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { TicketRow } from './schema.ts';

/** How what agents write reaches people who are on a platform; the folder that speaks with platforms brings it. */
export interface Elsewhere {
  /**
   * Puts a reply on its way, in the transaction that keeps it. Throws a `Failure` when the platform takes none to this
   * person any more.
   */
  reply(services: Services, tx: Queries, ticket: TicketRow, text: string): Promise<void>;
  /** Tells him that the agents are done, where the platform still lets us. */
  ended(services: Services, tx: Queries, ticket: TicketRow): Promise<void>;
  /** What was put on its way is stored: it may leave. */
  sent(services: Services): void;
}
