import { LentPage } from '@tinystar/features/authorizations';
import { useParams } from 'react-router';

/** /a/kbBotListAuthorized/:friendlyId */
export default function LentRoute() {
  const { friendlyId = '' } = useParams();
  return <LentPage key={friendlyId} friendlyId={friendlyId} backHref="/a/kbBotAuthorized/center" />;
}
