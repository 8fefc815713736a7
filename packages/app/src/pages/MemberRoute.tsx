import { MemberPage } from '@tinystar/features/enterprise';

/** /a/tenant/member */
export default function MemberRoute() {
  return <MemberPage />;
}
