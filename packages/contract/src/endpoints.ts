import { login } from './account.ts';
import { adPlacing } from './adPlacing.ts';
import { advertising } from './advertising.ts';
import { answers } from './answers.ts';
import { apiKeys } from './apiKeys.ts';
import { assistants, conversations } from './assistants.ts';
import { attachments } from './attachments.ts';
import { authorizations } from './authorizations.ts';
import { blocks } from './blocks.ts';
import { channels } from './channels.ts';
import { closing } from './closing.ts';
import { csAgents } from './csAgents.ts';
import { csPhrase } from './csPhrase.ts';
import { csMessage, csTicket } from './customerService.ts';
import { documents } from './documents.ts';
import { documentVersions } from './documentVersions.ts';
import { drafts } from './drafts.ts';
import { embedding } from './embedding.ts';
import type { Endpoint } from './endpoint.ts';
import { enterprise } from './enterprise.ts';
import { aiChat, aiWrite } from './generation.ts';
import { handOver } from './handOver.ts';
import { joining } from './joining.ts';
import { me, tenant } from './me.ts';
import { meta } from './meta.ts';
import { notices } from './notices.ts';
import { operator } from './operator.ts';
import { orders } from './orders.ts';
import { promotion } from './promotion.ts';
import { publicChat } from './publicChat.ts';
import { qaEntries, qaPairs } from './qaPairs.ts';
import { reading } from './reading.ts';
import { assistantBin, documentBin } from './recycleBin.ts';
import { regression } from './regression.ts';
import { renewals } from './renewals.ts';
import { retrieval } from './retrieval.ts';
import { sharedAnswers } from './sharedAnswer.ts';
import { sharing } from './sharing.ts';
import { sources } from './sources.ts';
import { speech } from './speech.ts';
import { featuredShoppes } from './featuredShoppes.ts';
import { shoppes } from './shoppes.ts';
import { square } from './square.ts';
import { reports, tenantReports } from './reports.ts';
import { replyRules } from './replyRules.ts';
import { thirdLogin } from './thirdLogin.ts';
import { topics } from './topics.ts';
import { uploads } from './uploads.ts';
import { using } from './using.ts';
import { waitingEdits } from './waitingEdits.ts';
import { webhooks } from './webhooks.ts';
import { weKf } from './weKf.ts';

/** Every call of the product, for the server, the API document and the sweeps. The client imports single groups instead. */
export const endpoints: readonly Endpoint[] = [
  login,
  thirdLogin,
  me,
  reading,
  notices,
  closing,
  tenant,
  enterprise,
  joining,
  meta,
  assistants,
  embedding,
  apiKeys,
  advertising,
  adPlacing,
  channels,
  handOver,
  sharing,
  weKf,
  replyRules,
  sources,
  webhooks,
  conversations,
  topics,
  drafts,
  attachments,
  using,
  square,
  documents,
  documentVersions,
  documentBin,
  assistantBin,
  blocks,
  waitingEdits,
  qaPairs,
  qaEntries,
  answers,
  retrieval,
  regression,
  aiChat,
  aiWrite,
  publicChat,
  sharedAnswers,
  uploads,
  speech,
  csMessage,
  csTicket,
  csPhrase,
  csAgents,
  promotion,
  orders,
  renewals,
  reports,
  tenantReports,
  authorizations,
  featuredShoppes,
  shoppes,
  operator,
].flatMap((group) => Object.values(group) as Endpoint[]);
