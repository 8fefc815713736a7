import { constants, replyRules, type ReplyRule } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { copy } from './copy.ts';
import { RuleDialog, type RuleDraft } from './RuleDialog.tsx';
import { RulesView } from './RulesView.tsx';

const words = copy.rules;
const nothing: RuleDraft = { displayName: '', keywords: [], content: '' };

/** The keyword rules of an assistant, joined to the server. */
export function Rules({ kbBotId }: { kbBotId: string }) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [writing, setWriting] = useState<'new' | ReplyRule>();
  const [removing, setRemoving] = useState<ReplyRule>();
  const size = constants.PAGE_SIZE;
  const list = useCall(replyRules.page, { kbBotId, page, size, ...(keyword && { keyword }) }, { keepPrevious: true });
  const touches = [replyRules.page];
  const onUpload = useImageUpload(kbBotId, 'answer-by-keyword');
  const save = useChange(
    async (api, { displayName, keywords, content }: RuleDraft) => {
      const draft = { kbBotId, displayName, keywords, reply: { type: 'markdown' as const, content } };
      if (writing && writing !== 'new') await api(replyRules.update, { ...draft, id: writing.id });
      else await api(replyRules.create, draft);
    },
    {
      touches,
      onSuccess: () => {
        toast(words.dialog.saved);
        setWriting(undefined);
      },
    },
  );
  const remove = useChange(replyRules.remove, { touches, onSuccess: () => toast(words.removed), onError: say });
  const switchRule = useChange(replyRules.updateStatus, {
    touches,
    onError: () => toast(words.refused, { tone: 'danger' }),
  });
  const open = (rule: 'new' | ReplyRule) => {
    save.reset();
    setWriting(rule);
  };
  return (
    <>
      <RulesView
        rules={remoteOf(list)}
        keyword={keyword}
        page={page}
        onKeyword={(next) => {
          setKeyword(next);
          setPage(1);
        }}
        onPage={setPage}
        onCreate={() => open('new')}
        onEdit={open}
        onRemove={setRemoving}
        onSwitch={({ id }, enabled) => switchRule.mutate({ kbBotId, id, status: enabled ? 'enabled' : 'disabled' })}
        onRetry={() => void list.refetch()}
      />
      {writing ? (
        <RuleDialog
          kind={writing === 'new' ? 'create' : 'edit'}
          initial={
            writing === 'new'
              ? nothing
              : { displayName: writing.displayName, keywords: writing.keywords, content: writing.reply.content }
          }
          pending={save.isPending}
          error={save.error ? (noticeOf(save.error)?.text ?? words.refused) : undefined}
          onUpload={onUpload}
          onSave={save.mutate}
          onClose={() => setWriting(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== undefined}
        tone="danger"
        title={words.removeTitle}
        confirmLabel={words.remove}
        pending={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing && remove.mutate({ kbBotId, id: removing.id }, { onSettled: () => setRemoving(undefined) })
        }
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  );
}
