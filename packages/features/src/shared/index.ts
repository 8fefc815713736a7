export * from './calls/index.ts';
export {
  explainError,
  handlingOf,
  noticeOf,
  type CodedError,
  type ErrorAction,
  type ErrorNotice,
  type ErrorPlace,
  type Handling,
} from './errors.ts';
export { FailedResult, type FailedResultProps } from './FailedResult.tsx';
export { remoteOf, type Remote } from './remote.ts';
export { GivesUp } from './GivesUp.tsx';
export { lazyExtra } from './lazyExtra.ts';
export { noticePermission, showNotice } from './desktopNotice.ts';
export { createIdentityStore } from './drafts.ts';
export { beginAs, forgetPerson, ownerOf, visitorOf, type Owner } from './kept.ts';
export { ownLeave } from './ownLeave.ts';
export { PairHrefProvider, type PairHref } from './pairHref.ts';
export { isPhone } from './phone.ts';
export { ApiProvider, SessionProvider, useApi, useOwner, useSession, type Session } from './session.ts';
export { endSession, storage, tabStorage } from './storage.ts';
export { useSearchParams } from './useSearchParams.ts';
export { visitor } from './visitor.ts';
export { whenOpened } from './whenOpened.tsx';
export {
  SourceDrawerProvider,
  SourceDrawerSlot,
  useOffersSources,
  type OpenSource,
  type SourceDrawerProps,
  type SourceTools,
} from './sourceDrawer.ts';
