import { callApi } from '../callApi.ts';
import type { Outgoing, PlatformApi } from '../platform.ts';
import { openApi } from './manners.ts';
import type { ReplyAddress } from '../schema.ts';

/** The variable of the template that holds the answer, as DingTalk's own AI cards name it. */
const CONTENT = 'content';

/**
 * Shows an answer in a card of the account's own template: made by the first call, changed by the later ones, and ended by
 * the last, without which it would go on to look unfinished. Its id is ours, so a repeated call makes no second card.
 */
export async function showCard(
  { services, account, token }: PlatformApi,
  { id, content, address, last = false }: Outgoing,
): Promise<ReplyAddress> {
  const base = services.config.DINGTALK_BASE_URL;
  const headers = { 'x-acs-dingtalk-access-token': token };
  const card = String(address['card'] ?? id);
  const group = String(address['group']);
  if (!address['card']) {
    await callApi(services, `${base}/v1.0/card/instances/createAndDeliver`, openApi, {
      headers,
      body: {
        cardTemplateId: account.settings.cardTemplate,
        outTrackId: card,
        callbackType: 'STREAM',
        cardData: { cardParamMap: { [CONTENT]: '' } },
        userIdType: 1,
        ...(group
          ? {
              openSpaceId: `dtv1.card//IM_GROUP.${group}`,
              imGroupOpenSpaceModel: { supportForward: true },
              imGroupOpenDeliverModel: { robotCode: account.name },
            }
          : {
              openSpaceId: `dtv1.card//IM_ROBOT.${String(address['staff'])}`,
              imRobotOpenSpaceModel: { supportForward: true },
              imRobotOpenDeliverModel: { spaceType: 'IM_ROBOT', robotCode: account.name },
            }),
      },
    });
  }
  await callApi(services, `${base}/v1.0/card/streaming`, openApi, {
    method: 'PUT',
    headers,
    body: {
      outTrackId: card,
      guid: `${card}-${content.length}`,
      key: CONTENT,
      content,
      isFull: true,
      isFinalize: last,
    },
  });
  return { ...address, card };
}
