/** The states in which every screen is looked at, by the names of their stories. */
export const states = ['Loading', 'Empty', 'Failed', 'Denied', 'LongText'] as const;
export type ScreenState = (typeof states)[number];

const fixedText = 'its words are fixed: the long-text language of the toolbar shows them longer';
const anybody = 'it is open to anybody, whoever it is';
const visitors = {
  Loading: 'the page is drawn with its document and waits for nothing',
  Empty: 'it shows no list',
  Denied: anybody,
  LongText: fixedText,
} as const;

/** States that cannot be, by the name of the stories, with the reason. */
export const absent: Readonly<Record<string, Partial<Record<ScreenState, string>>>> = {
  AccountSettingsPage: {
    Loading: 'its parts wait each for themselves: AccountTab, CoinsTab',
    Empty: 'its parts show it: CoinsTab',
    Failed: 'its parts fail each for themselves: LedgerFailed',
    Denied: 'everybody has an account of his own',
    LongText: 'its parts show it: AccountTab, Dialogs',
  },
  AiWriteView: {
    Loading: 'it asks for nothing before a text is written: Writing',
    Denied: 'the guard opens it to whoever is logged in; a refused text is Failed',
  },
  BrandView: { Empty: 'a form; without a brand it is Off' },
  ChatView: { Denied: 'no chat is drawn then: PublicChatPage, PersonChatPage' },
  CooperationPage: { ...visitors, Failed: 'only its form is sent, which SolutionPage shows refused' },
  DeploymentView: { Empty: 'every switch is on or off', Denied: anybody, LongText: fixedText },
  EnterpriseInfoView: { Empty: 'an enterprise has a name; its empty ledger is in Trial' },
  FirstDocuments: {
    Denied: 'whoever sees the trial chat is a maker of the assistant',
    LongText: 'it shows a count and fixed words',
  },
  FreeMealPage: {
    Loading: 'it is drawn with its document; the claim that is on its way is Claiming',
    Empty: 'it shows no list',
    Denied: 'whoever may not claim is shown why: NeedsSwitch, Refused',
    LongText: fixedText,
  },
  IndexPage: { ...visitors, Failed: 'what it fetches is an extra that is left out without words' },
  InviteView: { Empty: 'an invitation names one enterprise' },
  LandingPage: { ...visitors, Failed: 'it fetches nothing that it shows' },
  HelpView: { Denied: anybody },
  LegalView: {
    Empty: 'a deployment without a text of its own shows the template: Template',
    Denied: anybody,
  },
  ShoppeConfigView: {
    Loading: 'its page waits for the showcase: ShoppeConfigPage draws a skeleton',
    Failed: 'its page says so before there is a form: FailedResult',
    Denied: 'the guard opens it to admins only; a refusal is FailedResult',
  },
  RenewalView: {
    Denied: 'whoever has no enterprise to pay for is shown Empty',
    LongText: 'its words are fixed; an enterprise with a long name is among Several',
  },
  SharedAnswerView: { Empty: 'an answer has words; one that is gone is Missing', Denied: anybody },
  ShoppeView: { Denied: anybody },
  OrderResultView: {
    Loading: 'it asks for the order meanwhile: Checking',
    Empty: 'an address without an order is Unknown',
    Denied: 'whoever is not logged in is shown Unknown',
    LongText: fixedText,
  },
  LoginPage: {
    Loading: 'the form is there at once; only the picture of the captcha comes later',
    Empty: 'it shows no list',
    Denied: anybody,
    LongText: fixedText,
  },
  NotificationDrawerView: { Denied: 'everybody may read his own messages' },
  OverviewView: { LongText: 'figures, days and names of provinces and channels' },
  PairDialog: { Denied: 'a refused save is told in a notice' },
  PassageView: {
    Loading: 'it shows words that came with the answer',
    Failed: 'it shows words that came with the answer',
    Denied: 'SourceDrawer shows what cannot be opened',
  },
  PayView: {
    Loading: 'it is opened with what was chosen; an order on its way is Creating',
    Empty: 'it opens only for something that is sold',
    Failed: 'a refused order is told in a notice; one that is not paid is Closed',
    Denied: 'RechargeView offers no payment to those who may not pay',
  },
  ReleaseView: {
    Loading: 'it is given the assistant that the frame has loaded',
    Empty: 'it shows no list',
    Failed: 'it is given the assistant that the frame has loaded',
    Denied: 'the frame of the workbench shows it in its place',
  },
  Settings: {
    Loading: 'the forms are given the assistant that the frame has loaded',
    Empty: 'forms, not lists; a field left empty is Invalid',
    Failed: 'the forms are given the assistant that the frame has loaded',
    Denied: 'the frame of the workbench shows it in its place',
    LongText: 'the fields count and limit their words: Invalid, QuestionEditor',
  },
  SolutionPage: { ...visitors, Failed: 'only its form is sent: ApplyingRefused' },
  SourceDrawer: {
    Empty: 'a source is one document',
    Denied: 'a document that may not be opened any more is Gone',
    LongText: 'PassageView shows long words; the name of the file is cut in its head',
  },
  VipCenterView: {
    Empty: 'a deployment that sells nothing is NotConfigured',
    Denied: 'whoever may not buy is shown why: Member',
  },
  Waiting: {
    Loading: 'waiting is what it shows: Working',
    Empty: 'it shows no list',
    Failed: 'each way fails in its own words: CallbackFailed, SsoMissing, SsoOffline',
    Denied: 'a refused log-in is CallbackFailed',
    LongText: fixedText,
  },
  UpgradeView: { Empty: 'every identity has a plan', Denied: 'it is what those are shown who may not' },
};

/** Screens that are looked at in the stories of another part. */
export const shownBy: Readonly<Record<string, string>> = {
  HistoryView: 'RegressionView',
  QuestionsView: 'RegressionView',
  RegressionNoteView: 'RegressionView',
  ResultsView: 'RegressionView',
  AdSettingsPage: 'Settings',
  AdvancedSettingsPage: 'Settings',
  AskPage: 'ConversationView',
  EmbeddedChatPage: 'PublicChatPage',
  BasicSettingsPage: 'Settings',
  CorrectionPage: 'PairDialog',
  DisplaySettingsPage: 'Settings',
  DocumentsPage: 'DocumentLibraryView',
  FirstDocumentsPage: 'FirstDocuments',
  OauthCallbackPage: 'Waiting',
  PdfPage: 'SourceDrawer',
  QaDetailPage: 'EntrySection',
  RealChatPage: 'ChatView',
  SourcesPage: 'SourceListView',
  SsoPage: 'Waiting',
  TicketPage: 'ConversationView',
  TicketDeskPage: 'ConversationView',
  WeComLoginPage: 'Waiting',
};
