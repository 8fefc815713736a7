import { CenterPage } from '@tinystar/features/authorizations';

const hrefOf = (friendlyId: string) => `/a/kbBotListAuthorized/${friendlyId}`;

/** /a/kbBotAuthorized/center */
// What is lent belongs to enterprises.
const chatHrefOf = (kbBotId: string) => `/a/chat/bot/${kbBotId}/tenant`;

export default function AuthorizationsRoute() {
  return <CenterPage hrefOf={hrefOf} chatHrefOf={chatHrefOf} />;
}
