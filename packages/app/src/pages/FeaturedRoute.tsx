import { MemberHomePage } from '@tinystar/features/member';
import { useSession } from '@tinystar/features/shared';
import { isPhone } from '../guard/phone.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { chatPath, repliesPath } from '../front/chatPath.ts';

/** /a/shoppe/bot: the first page of everybody (C-01, C-145). */
export default function FeaturedRoute() {
  const { permissions } = useSession();
  const maker = useOpenRoutes().some(({ name }) => name === 'adminTrainCreate');
  return (
    <MemberHomePage
      hrefOf={chatPath}
      repliesHrefOf={repliesPath}
      featuredHref={(publicId) => `/a/shoppe/bot/${publicId}/chat`}
      squareHref="/a/chat/bot/square"
      createHref={`/a/train/create/${permissions.currentIdentity}`}
      maker={maker}
      focused={!isPhone()}
    />
  );
}
