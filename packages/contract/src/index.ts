export { allows, type Access, type CallerRoles } from './access.ts';
export {
  captchaPurposes,
  login,
  LoginResult,
  Nickname,
  Password,
  PhoneNumber,
  SmsCode,
  type CaptchaPurpose,
} from './account.ts';
export { answers, Question } from './answers.ts';
export { attachmentKinds, attachments, ChatAttachment, MentionedDocument } from './attachments.ts';
export { apiKeys, type ApiSetting } from './apiKeys.ts';
export { AnswerTrace, traceStates, traceSteps, type TraceStep } from './answerTrace.ts';
export { AdContent, AdStrategy } from './adContent.ts';
export { adPlacing } from './adPlacing.ts';
export { advertising } from './advertising.ts';
export {
  CollectableQuestion,
  ExpectedSource,
  regression,
  regressionChanges,
  RegressionOutcome,
  RegressionQuestion,
  RegressionResult,
  regressionRhythms,
  regressionSources,
  ReserveConflict,
  ScheduleConflict,
  RegressionRun,
  type RegressionChange,
  type RegressionRhythm,
  type RegressionSource,
} from './regression.ts';
export { assistantBin, BinnedAssistant, BinnedDocument, documentBin } from './recycleBin.ts';
export { Renewable, renewals } from './renewals.ts';
export {
  requiredColumns,
  sheetColumnNames,
  sheetColumns,
  SheetPreview,
  ImportLine,
  type SheetColumn,
  type SheetKind,
} from './sheets.ts';
export { retrieval, RetrievedPassage, type NamedPassage } from './retrieval.ts';
export {
  answerModes,
  answerSteps,
  assistantPermissions,
  attachmentAudiences,
  categories,
  knowledgeSources,
  settingFields,
  type AnswerMode,
  type AttachmentAudience,
  type SettingField,
} from './assistantKinds.ts';
export { AssistantProposal, assistants, Conversation, conversations, Removal, SettingChange } from './assistants.ts';
export {
  AdvancedSettings,
  AnswerSteps,
  Assistant,
  AssistantName,
  AssistantSummary,
  BasicSettings,
  Description,
  DisplaySettings,
  WelcomeWords,
} from './assistantSettings.ts';
export { authorizations, type LentAssistant, type Receiver } from './authorizations.ts';
export { Avatar } from './avatar.ts';
export { avatarColors } from './avatarColors.ts';
export {
  answerContentTypes,
  AnswerEvent,
  AnswerStreamEvent,
  AnswerFailure,
  BlockEdit,
  certainties,
  channelIds,
  ChatMessage,
  Location,
  MessageContent,
  messageKinds,
  Reference,
  ReferenceOrigin,
  SentenceMap,
  sides,
  thumbs,
  type Certainty,
  type Side,
  type Thumb,
} from './chat.ts';
export { blockLimits, blocks, BlockConflict, BlockSave, blockTypes, ImageBinding, PageDiff } from './blocks.ts';
export {
  channelMessages,
  channelModes,
  channels,
  ChannelState,
  DingTalk,
  Feishu,
  heardKinds,
  platformChannels,
  Unanswered,
  Undelivered,
  WeOfficialAccount,
  type ChannelMode,
  type ChannelQuota,
  type HeardKind,
  type PlatformChannel,
} from './channels.ts';
export {
  weKf,
  weKfLimits,
  weKfMessages,
  type WeKfActiveCode,
  type WeKfCustomerService,
  WeKfSetting,
  type WeKfReceptionist,
} from './weKf.ts';
export { closing, closables, ClosingState, type Closable } from './closing.ts';
export * as constants from './constants.ts';
export { callOpen, openPaths } from './openCalls.ts';
export { SharedAnswer, sharedAnswers } from './sharedAnswer.ts';
export { PosterData, sharing } from './sharing.ts';
export { EmbedLook, embedding, embedOrigin, embedPositions } from './embedding.ts';
export { Box } from './box.ts';
export { csAgents, KbBotUser, kbBotPermissions } from './csAgents.ts';
export { csPhrase, CsPhrase, phraseLimits } from './csPhrase.ts';
export {
  CsAgent,
  CsAssistant,
  CsConversation,
  csMessage,
  CsMessage,
  CsMessages,
  CS_ASKER_LEFT,
  csRefusals,
  CsServed,
  CsSource,
  csSources,
  CsSuggestion,
  csTicket,
  CsTicket,
  CsTicketRow,
  CsTransfer,
  CsWaiting,
  TRANSFER_NOTE_MAX,
} from './customerService.ts';
export {
  Block,
  CURRENT_VERSION_HEADER,
  Document,
  documents,
  documentStatuses,
  Page,
  retryableStatuses,
  UploadResult,
  type DocumentStatus,
  RecaptureConflict,
  recaptureRhythms,
  type RecaptureRhythm,
} from './documents.ts';
export {
  changeKinds,
  type ComparedVersion,
  DocumentVersion,
  documentVersions,
  VersionChange,
} from './documentVersions.ts';
export {
  accessOf,
  endpoint,
  isScoped,
  pathOf,
  pathParameters,
  place,
  readOutput,
  type Endpoint,
  type Input,
  type Kind,
  type Method,
  type Output,
} from './endpoint.ts';
export { ApiError } from './apiError.ts';
export { ErrorBody } from './errorBody.ts';
export { errorCodes, statusOf, type ErrorCode } from './errorCodes.ts';
export { bindFileHost } from './fileHost.ts';
export { FilePass } from './filePass.ts';
export { fileUrl } from './fileUrl.ts';
export { pagePicturePath, readPagePicture, type PagePicture } from './pagePicture.ts';
export { channelNames } from './channelNames.ts';
export { lateMessages } from './lateMessages.ts';
export { messages } from './messages.ts';
export { newId } from './newId.ts';
export {
  enterprise,
  EnterpriseName,
  ImportResult,
  Member,
  RoleConflict,
  memberPermissions,
  TenantRights,
  TenantSettings,
  type MemberPermission,
} from './enterprise.ts';
export { HandOver, handOver } from './handOver.ts';
export {
  applicationStates,
  AppliedCoins,
  applicationTypes,
  joining,
  OwnApplication,
  RealName,
  type ApplicationState,
  type ApplicationType,
  type OpenApplicationType,
} from './joining.ts';
export { CoinTask, LedgerEntry, LedgerSubject, me, Permissions, tenant, UserInfo } from './me.ts';
export { Profile } from './profile.ts';
export {
  Config,
  deploymentTypes,
  HelpArticle,
  HelpGroup,
  legalDocuments,
  meta,
  ReplyOption,
  Template,
  type LegalDocument,
} from './meta.ts';
export { coins, fen, minus } from './money.ts';
export { Coins, Fen } from './amounts.ts';
export { CoinPack, Order, orders, orderStatuses, PayableOrder, Plan, type OrderStatus } from './orders.ts';
export { codePoints, Id, listOf, nothing, paging } from './paging.ts';
export { planFeatures, type PlanFeature } from './planFeatures.ts';
export { priceLists, priceOfPages, prices, type PriceList } from './prices.ts';
export type { Api, CallOptions, ClientHooks } from './client.ts';
export {
  BlockedWordHit,
  BlockedWords,
  FailedJob,
  operator,
  OperatorAct,
  OperatorApplication,
  OperatorAssistant,
  OperatorEnterprise,
  OperatorOverview,
  ProcessFigures,
  PaymentDifference,
  PlanConflict,
  PromotionUser,
  SavedSite,
  SavedWords,
  Site,
  SiteBanner,
  type DifferenceKind,
} from './operator.ts';
export { DateKey } from './dateKey.ts';
export { promotion, PromoteeUsage, PromotionRank } from './promotion.ts';
export { qaEntries, qaPairs, QaAnswer, QaEntry, QaImport, QaPair, QaQuestion, type QaEntryType } from './qaPairs.ts';
export { PublicAssistant, publicChat, PublicConversation } from './publicChat.ts';
export {
  reports,
  tenantReports,
  type ReportAssistant,
  type ReportDigest,
  type ChatRank,
  type CoinDay,
  type ReportConversation,
  type ReportDay,
  type ReportFigures,
  type ReportGap,
  type ReportUser,
} from './reports.ts';
export { repeatedKeyword, ReplyRule, replyRules, ruleLimits, ruleMessages } from './replyRules.ts';
export { bothScopes, scopedPath, type Scope } from './scope.ts';
export { featuredShoppes } from './featuredShoppes.ts';
export { Cover } from './cover.ts';
export {
  PublicShoppe,
  Shoppe,
  ShoppeBot,
  ShoppeChoice,
  CoverConflict,
  ShoppeConflict,
  ShoppeDescription,
  ShoppeName,
  shoppes,
  ShownBot,
} from './shoppes.ts';
export { square, SquareAssistant } from './square.ts';
export { Tenant, TenantInfo } from './tenantInfo.ts';
export { thirdLogin } from './thirdLogin.ts';
export {
  runStates,
  Source,
  sourceActions,
  sourceLimits,
  SourceLine,
  sourceMessages,
  sourceRhythms,
  SourceRules,
  SourceRun,
  sources,
  type SourceAction,
  type SourceRhythm,
  type SourceRunState,
} from './sources.ts';
export { notionId } from './notionId.ts';
export { sourceKinds, type SourceKind } from './sourceKinds.ts';
export { placeParts, SourcePlace } from './sourcePlace.ts';
export { speech, speechKinds } from './speech.ts';
export {
  aiChat,
  AiChatEvent,
  AiConversation,
  AiMessage,
  aiWrite,
  AiWriteEvent,
  rewriteWays,
  WRITE_POINTS_MAX,
  WRITE_TEXT_MAX,
  WRITE_TOPIC_MAX,
  WRITE_WISH_MAX,
  writeKinds,
  writeTones,
  writeWords,
} from './generation.ts';
export { Draft, drafts } from './drafts.ts';
export { Notice, notices } from './notices.ts';
export { Reading, reading } from './reading.ts';
export { Topic, TopicHit, topics, TOPICS_MAX } from './topics.ts';
export { pictureCategories, uploads, type PictureCategory } from './uploads.ts';
export { AnswerPrice, UsableAssistant, UsedAssistant, using, type ChosenAssistant } from './using.ts';

export { HandOff, OfficeHours, serviceLimits, serviceMessages } from './serviceSettings.ts';
export { webAddress } from './webAddress.ts';
export { WEBHOOK_TEST, webhookEvents, type WebhookEvent } from './webhookEvents.ts';
export {
  deliveryStates,
  Webhook,
  WebhookDelivery,
  webhookLimits,
  webhookMessages,
  webhookOffReasons,
  webhooks,
  type WebhookDeliveryState,
} from './webhooks.ts';
export {
  type DecidedEdit,
  type WaitingDecision,
  WaitingEdit,
  type WaitingKind,
  waitingEdits,
  waitingKinds,
} from './waitingEdits.ts';
