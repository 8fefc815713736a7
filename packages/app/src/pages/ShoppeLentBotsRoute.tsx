import { BotListPage } from '@tinystar/features/shoppes';

/** /a/shoppe/kbBotAuthorized/manage */
export default function ShoppeLentBotsRoute() {
  return <BotListPage of="lent" />;
}
