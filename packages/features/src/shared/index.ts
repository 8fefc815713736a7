export { ApiProvider, SessionProvider, useApi, useSession, type Session } from './session.ts';
