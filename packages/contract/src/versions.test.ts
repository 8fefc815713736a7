import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pathOf, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const named = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Calls that change what stands there already and take no `version`, by why nobody's work is lost without one. What a
 * form edits never belongs here.
 */
const exceptions: Readonly<Record<string, string[]>> = {
  'a switch, or one choice of a few: it says all that it changes, and nothing that was typed goes with it': named(`
    me.switchTenant
    replyRules.updateStatus shoppes.setStatus operator.setAssistant operator.setPromotion operator.handleDifference
    operator.stop reports.ignore assistants.unrelease sources.setOn`),
  'in no form of this product, which adds and removes agents instead': named(`csAgents.setPermission`),
  'a line of its own beside the earlier ones, which everybody concerned sees': named(`csTicket.transfer`),
  'a thumb of one person on one answer: the last press is what he means': named(`answers.thumb publicChat.thumb`),
  'a mark that something was seen or asked for, which is set and never edited': named(`
    answers.sourceOpened publicChat.sourceOpened conversations.visit csTicket.readByUser csTicket.readByAgent
    tenantReports.readDigest notices.read operator.contact`),
  'carried along between the devices of one person, whose last word is meant to win': named(`
    drafts.write reading.keep`),
  'whoever changes it proves that he knows what stands there': named(`
    me.updatePassword me.updatePhone login.resetPassword`),
  'a step from one state to the next, refused or without effect where the state before it does not hold': named(`
    assistants.release closing.begin closing.keep csTicket.closeByUser csTicket.closeByAgent
    csMessage.settle documents.retry documents.recapture joining.activate tenant.handOver handOver.begin
    operator.approve operator.refuse operator.reopen operator.retryJob operator.dismissJob
    regression.start regression.stop sources.run sources.stop sources.decide channels.resend webhooks.resend channels.finishDouyin weKf.activateReceptionist answers.stop
    publicChat.stop orders.close renewals.close qaPairs.restore qaPairs.undoImport
    documentBin.restore assistantBin.restore waitingEdits.discard`),
  'made anew by the server: there is nothing that anybody could have written': named(`
    apiKeys.renew webhooks.renewSecret embedding.renewSecret tenant.renewInviteLink`),
  'kept by another platform, which knows no version': named(`weKf.updateAvatar`),
};

/** Calls that change nothing that stands there: they make something, take it away, or only tell. */
const others = named(`
  login.checkRegistered login.generateCaptcha login.sendSms login.bySmsCode login.byPassword login.sendResetSms
  login.register thirdLogin.weComInner thirdLogin.oauthCallback me.logOut me.sendPhoneSms me.checkIn closing.exported
  members.add members.addMany members.remove members.leave members.uploadExcel joining.sendSms joining.apply
  joining.applyOpen joining.applyFree joining.applyFreeAndCreateShoppe
  assistants.create assistants.propose assistants.copy adPlacing.trial adPlacing.real
  channels.authorizeDouyin channels.check channels.test sharing.poster weKf.generateAuthUrl weKf.temporaryMedia
  weKf.syncCustomerServices weKf.syncReceptionists weKf.addReceptionist weKf.removeReceptionist replyRules.create
  sources.create webhooks.create webhooks.test topics.create topics.takeVisit attachments.upload attachments.remove square.add
  documentBin.purge assistantBin.purge documentVersions.remove documents.upload documents.bulkRemove documents.capture documents.captureRaw documents.addSite documents.sitemap
  blocks.reconstructTable qaPairs.create qaPairs.remove qaPairs.bulkRemove qaPairs.bulkImport qaPairs.importPreview
  qaEntries.create qaEntries.remove qaEntries.bulkRemove qaEntries.bulkImport
  answers.trial answers.real answers.clear regression.create regression.collect regression.importPreview
  regression.bulkImport regression.undoImport regression.remove aiChat.ask aiChat.remove aiWrite.generate aiWrite.exported aiWrite.rewrite
  publicChat.identify publicChat.ask publicChat.attach publicChat.detach publicChat.clear
  uploads.avatar uploads.picture csMessage.createAsUser csMessage.createAsAgent csMessage.suggest csPhrase.create
  csAgents.add csAgents.remove orders.create orders.createMobile orders.pay orders.payMobile orders.checkStatus
  renewals.create renewals.pay renewals.checkStatus authorizations.lend authorizations.withdraw
  shoppes.create shoppes.upload operator.createEnterprise operator.giveCoins`);

/** Lists and figures are asked by POST too, as the specification prints their paths. */
const onlyAsks = (e: Endpoint): boolean =>
  e.method === 'GET' || e.method === 'DELETE' || /\/(query|report|dataAnalysis)(\/|$)/.test(pathOf(e, 'personal'));

const takesVersion = ({ input }: Endpoint): boolean => 'version' in input.shape || 'was' in input.shape;

test('every call that changes what stands there takes the version it was made from, or is an exception with its reason', () => {
  const known = new Set([...Object.values(exceptions).flat(), ...others]);
  const unclear = endpoints
    .filter((e) => !takesVersion(e) && !onlyAsks(e))
    .map(({ name }) => name)
    .filter((name) => !known.has(name));
  expect(unclear).toEqual([]);
});

test('what takes a version, and what is no call any more, stands in no list of exceptions', () => {
  const without = new Set(endpoints.filter((e) => !takesVersion(e)).map(({ name }) => name));
  const listed = [...Object.values(exceptions).flat(), ...others];
  expect(listed.filter((name) => !without.has(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a version may be left out by those who know of none', () => {
  // Where something is only asked for, it names which version of it is meant.
  const versioned = endpoints.filter((e) => 'version' in e.input.shape && !onlyAsks(e));
  expect(versioned.length).toBeGreaterThan(20);
  for (const e of versioned) {
    const read = (value: unknown) => z.safeParse(e.input.shape['version']!, value).success;
    expect([undefined, 0, 2_000_000_000, '1'].map(read), e.name).toEqual([true, true, true, false]);
  }
});
