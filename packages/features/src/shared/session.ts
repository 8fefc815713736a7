import type { Api, Config, Permissions, Tenant, UserInfo } from '@tinystar/contract';
import { createContext, useContext } from 'react';
import { ownerOf, type Owner } from './kept.ts';

/** Who is logged in, as which identity; what every page inside the guard may rely on. */
export interface Session {
  user: UserInfo;
  permissions: Permissions;
  /** The enterprise one acts as; null in personal identity. */
  tenant: Tenant | null;
  config: Config;
}

const ApiContext = createContext<Api | null>(null);
const SessionContext = createContext<Session | null>(null);

export const ApiProvider = ApiContext.Provider;
export const SessionProvider = SessionContext.Provider;

/** The contract's client, bound to the current scope. */
export const useApi = (): Api => {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
};

/** The session of a guarded page. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for pages inside the guard');
  return session;
};

/** Under whom a guarded page keeps what is not saved yet. */
export const useOwner = (): Owner => {
  const { user, tenant } = useSession();
  return ownerOf(user.id, tenant?.id);
};
