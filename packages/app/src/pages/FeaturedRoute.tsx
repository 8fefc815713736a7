import { MemberHomePage } from '@tinystar/features/member';
import { isPhone, useSession } from '@tinystar/features/shared';
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
