import { BotListPage } from '@tinystar/features/shoppes';

/** /a/shoppe/kbBot/manage */
export default function ShoppeBotsRoute() {
  return <BotListPage of="own" />;
}
