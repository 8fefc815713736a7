import { BotListPage } from '@tinystar/features/shoppes';
import { useNavigate, useParams } from 'react-router';
import { SHOPPE_BOTS } from './shoppePaths.ts';

/** /a/shoppe/kbBot/:kbBotId/image */
export default function ShoppeImageRoute() {
  const { kbBotId = '' } = useParams();
  const navigate = useNavigate();
  return <BotListPage of="own" cover={{ kbBotId, tab: 'upload', onClose: () => void navigate(SHOPPE_BOTS) }} />;
}
