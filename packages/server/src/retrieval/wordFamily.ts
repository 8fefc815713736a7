import { stem } from './stem.ts';

/** Verbs and their nouns where no rule below tells one from the other. */
const NOUNS = `
adjust adjustment, agree agreement, apply application, appoint appointment, approve approval,
arrive arrival, assess assessment, assist assistance, attend attendance, cancel cancellation, cancelled cancellation,
clear clearance, consult consultation, consume consumption, decide decision, deliver delivery, depart departure,
describe description, dispose disposal, employ employment, enrol enrolment,
equip equipment, expand expansion, expose exposure, extend extension, fail failure, fly flight, identify identification,
improve improvement, inform information, install installation, insure insurance, invest investment,
lose loss, maintain maintenance, measure measurement, pay payment, perform performance, permit permission,
prescribe prescription, punish punishment, receive receipt, reduce reduction, refer reference, refuse refusal,
register registration, remove removal, renew renewal, repay repayment, replace replacement, require requirement,
reserve reservation, resolve resolution, respond response, retire retirement, sell sale, settle settlement, ship shipment,
specify specification, store storage, submit submission, subscribe subscription, treat treatment,
verify verification, withdraw withdrawal
`;

const byStem = new Map<string, string[]>();
for (const pair of NOUNS.trim().split(/,\s*/)) {
  const [verb = '', noun = ''] = pair.split(' ').map(stem);
  byStem.set(verb, [...(byStem.get(verb) ?? []), noun]);
  byStem.set(noun, [...(byStem.get(noun) ?? []), verb]);
}

/** calibrate, select, compress; shorter ones are other words: station does not belong to stated. */
const VERB = /^[a-z]{2,}(?:[aeiou]t|ct|ss|pt)$/;
const SHORTEST_VERB = 5;

/** The stems of a word's noun or verb, which the index tells apart: calibration for calibrated, and the other way round. */
export function familyOf(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const own = stem(word);
  const listed = byStem.get(own);
  if (listed) return listed;
  const verb = own.endsWith('ion') ? own.slice(0, -3) : own;
  if (verb.length < SHORTEST_VERB || !VERB.test(verb)) return [];
  return [verb === own ? `${own}ion` : verb];
}
