import { ChannelPage } from '@tinystar/features/invite';
import { invitePath } from '../shell/invitePath.ts';

/** /channel/center */
export default function ChannelRoute() {
  return <ChannelPage hrefOf={invitePath} />;
}
