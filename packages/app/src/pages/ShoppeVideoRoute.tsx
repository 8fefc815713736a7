import { BotListPage } from '@tinystar/features/shoppes';
import { useNavigate, useParams } from 'react-router';
import { SHOPPE_BOTS } from './shoppePaths.ts';

/** /a/shoppe/kbBot/:kbBotId/video */
export default function ShoppeVideoRoute() {
  const { kbBotId = '' } = useParams();
  const navigate = useNavigate();
  return <BotListPage of="own" cover={{ kbBotId, tab: 'video', onClose: () => void navigate(SHOPPE_BOTS) }} />;
}
