import { DeskPage } from '@tinystar/features/customerService';

/** /a/cs/center */
export default function DeskRoute() {
  return <DeskPage hrefOf={({ id }) => `/a/cs/bot/${id}`} />;
}
