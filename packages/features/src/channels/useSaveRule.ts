import { ReplyRule, replyRules } from '@tinystar/contract';
import { runCall } from '../shared/calls/runCall.ts';
import { useVersionedSave } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import type { RuleDraft } from './RuleDialog.tsx';

const words = copy.rules.dialog;

/** What the dialog edits of a rule, and the version it is made from. */
export const originOf = ({ updatedAt, displayName, keywords, reply }: ReplyRule) => ({
  version: updatedAt,
  values: { displayName, keywords, content: reply.content },
});

export const bodyOf = ({ displayName, keywords, content }: RuleDraft) => ({
  displayName,
  keywords,
  reply: { type: 'markdown' as const, content },
});

export interface SaveRuleOptions {
  kbBotId: string;
  /** The one that is being written, as it stood when that began. */
  rule: ReplyRule | undefined;
  onSaved: () => void;
  onTheirs: () => void;
}

/** Saves a rule over what its dialog was opened with. */
export const useSaveRule = ({ kbBotId, rule, ...ends }: SaveRuleOptions) => {
  const api = useApi();
  return useVersionedSave<RuleDraft>({
    ...ends,
    touches: [replyRules.page],
    fields: {
      displayName: { label: words.name, show: (text) => text },
      keywords: { label: words.keywords, show: (keywords) => keywords.join('、') },
      content: { label: words.reply, show: (text) => text },
    },
    shows: true,
    anew: { label: words.asNew, make: (values) => runCall(api, replyRules.create, { kbBotId, ...bodyOf(values) }) },
    send: ({ values, version }) =>
      runCall(api, replyRules.update, { kbBotId, id: rule?.id ?? '', ...bodyOf(values), version }),
    read(current) {
      const now = ReplyRule.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
  });
};
