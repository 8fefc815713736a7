import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { ownerOf, type Caller } from '../platform/http/caller.ts';

/** Who asks for an assistant, as values of a query or as names of values that come later. */
export interface Asking<Text = string, Flag = boolean> {
  /** The identity the caller acts as. */
  ownerType: Text;
  ownerId: Text;
  /** A plain member of an enterprise talks to its assistants as far as they are published. */
  isMember: Flag;
  userId: Text;
}

type Value = Asking<string | SQL> | Asking<Placeholder, Placeholder>;

/** A visitor without a log-in belongs to no enterprise and owns nothing. */
const visitor: Asking = { ownerType: 'personal', ownerId: '', isMember: true, userId: '' };

export const askingAs = (caller: Caller | null): Asking => {
  if (!caller) return visitor;
  const { type, id } = ownerOf(caller);
  return { ownerType: type, ownerId: id, isMember: caller.tenant?.permission === 'member', userId: caller.userId };
};

/** Whether the row `b` of kb_bot belongs to the identity the caller acts as. */
export const isOwn = ({ ownerType, ownerId }: Value): SQL =>
  sql`(b.owner_type = ${ownerType} and b.owner_id = ${ownerId})`;

/** What the rules see of a person of whom the id alone is known: no identity that owns, but what he is a member of. */
export const askingById = (userId: string | null): Asking => ({ ...visitor, userId: userId ?? '' });

/** Whether a person builds the row `b` of kb_bot in one of his identities. */
export const isMakerOf = (userId: string): SQL => sql`(
  (b.owner_type = 'personal' and b.owner_id = ${userId})
  or (b.owner_type = 'tenant' and exists (
    select from tenant_user tu
    where tu.tenant_id = b.owner_id and tu.user_id = ${userId} and tu.permission <> 'member'))
)`;

/**
 * The one rule of who may talk to the row `b` of kb_bot: whoever builds it; everybody when it is published on the
 * internet; the members of its enterprise, whatever they act as, when it is published there (C-75); and
 * those of an enterprise it was lent to, published or not.
 */
export const mayUse = (asking: Value): SQL => sql`(
  (${isOwn(asking)} and not ${asking.isMember}::boolean)
  or (b.status = 'enabled' and (
    b.permission = 'public'
    or (b.permission = 'protected' and b.owner_type = 'tenant' and exists (
      select from tenant_user tu where tu.tenant_id = b.owner_id and tu.user_id = ${asking.userId}))
    or exists (
      select from kb_bot_authorization ka join tenant_user tu on tu.tenant_id = ka.tenant_id
      where ka.kb_bot_id = b.id and tu.user_id = ${asking.userId})))
)`;
