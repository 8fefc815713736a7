import { accountModule } from './account/module.ts';
import { advertisingModule } from './advertising/module.ts';
import { answerHooks } from './answers/assistantHooks.ts';
import { answersModule } from './answers/module.ts';
import type { AssistantHooks } from './assistants/hooks.ts';
import { apiAccessModule } from './apiAccess/module.ts';
import { assistantsModule } from './assistants/module.ts';
import { authoringModule } from './authoring/module.ts';
import { authorizationsModule } from './authorizations/module.ts';
import { blocksModule } from './blocks/module.ts';
import { captureModule } from './capture/module.ts';
import { channelHooks } from './channels/assistantHooks.ts';
import { channelsModule } from './channels/module.ts';
import { onPlatforms } from './channels/people.ts';
import { closingModule } from './closing/module.ts';
import { coinsModule } from './coins/module.ts';
import { serviceHooks } from './customerService/assistantHooks.ts';
import { customerServiceModule } from './customerService/module.ts';
import { demoModule } from './demo/citeHistory.ts';
import { documentHooks } from './documents/assistantHooks.ts';
import { documentsModule } from './documents/module.ts';
import { embeddingsModule } from './embeddings/module.ts';
import { meaningsModule } from './retrieval/meaning/fill.ts';
import { enterpriseModule } from './enterprise/module.ts';
import { generationModule } from './generation/module.ts';
import { metaModule } from './meta/module.ts';
import { meModule } from './me/module.ts';
import type { Module } from './platform/module.ts';
import { noticesModule } from './notices/module.ts';
import { ordersModule } from './orders/module.ts';
import { operatorModule } from './operator/module.ts';
import { promotionModule } from './promotion/module.ts';
import { qaPairHooks } from './qaPairs/assistantHooks.ts';
import { qaPairsModule } from './qaPairs/module.ts';
import { suggestingModule } from './suggesting/module.ts';
import { speechModule } from './speech/module.ts';
import { recycleBinModule } from './recycleBin/module.ts';
import { reportHooks } from './reports/assistantHooks.ts';
import { reportsModule } from './reports/module.ts';
import { regressionHooks } from './regression/assistantHooks.ts';
import { regressionModule } from './regression/module.ts';
import { replyRuleHooks } from './replyRules/assistantHooks.ts';
import { replyRulesModule } from './replyRules/module.ts';
import { sourceHooks } from './sources/assistantHooks.ts';
import { sourcesModule } from './sources/module.ts';
import { thirdLoginModule } from './thirdLogin/module.ts';
import { shoppeHooks } from './shoppes/assistantHooks.ts';
import { shoppesModule } from './shoppes/module.ts';
import { uploadsModule } from './uploads/module.ts';
import { usingHooks } from './using/assistantHooks.ts';
import { versionsModule } from './versions/module.ts';
import { usingModule } from './using/module.ts';
import { webhookHooks } from './webhooks/assistantHooks.ts';
import { webhooksModule } from './webhooks/module.ts';

/** What hangs on an assistant: counted, copied and deleted with it. */
export const assistantHooks: readonly AssistantHooks[] = [
  answerHooks,
  documentHooks,
  qaPairHooks,
  serviceHooks,
  reportHooks,
  regressionHooks,
  replyRuleHooks,
  channelHooks,
  sourceHooks,
  webhookHooks,
  usingHooks,
  shoppeHooks,
];

/** Every folder that serves calls or jobs; a new one adds its line here. */
export const modules: readonly Module[] = [
  accountModule,
  meModule,
  noticesModule,
  thirdLoginModule,
  coinsModule,
  enterpriseModule,
  assistantsModule(assistantHooks),
  closingModule(assistantHooks),
  documentsModule,
  recycleBinModule(assistantHooks),
  blocksModule,
  versionsModule,
  qaPairsModule,
  embeddingsModule,
  meaningsModule,
  captureModule,
  sourcesModule,
  webhooksModule,
  uploadsModule,
  speechModule,
  metaModule,
  answersModule,
  generationModule,
  apiAccessModule,
  advertisingModule,
  authoringModule,
  usingModule,
  customerServiceModule(onPlatforms),
  suggestingModule,
  promotionModule,
  ordersModule,
  reportsModule,
  regressionModule,
  authorizationsModule,
  shoppesModule,
  replyRulesModule,
  channelsModule,
  operatorModule,
  demoModule,
];
