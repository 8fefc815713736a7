import { CenterPage } from '@tinystar/features/authorizations';

const hrefOf = (friendlyId: string) => `/a/kbBotListAuthorized/${friendlyId}`;

/** /a/kbBotAuthorized/center */
export default function AuthorizationsRoute() {
  return <CenterPage hrefOf={hrefOf} />;
}
