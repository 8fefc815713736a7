import { constants, replyRules, type ReplyRule } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { useDraft } from '../shared/drafts.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { copy } from './copy.ts';
import { RuleDialog, type RuleDraft } from './RuleDialog.tsx';
import { RulesView } from './RulesView.tsx';
import { bodyOf, originOf, useSaveRule } from './useSaveRule.ts';

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
  const close = () => setWriting(undefined);
  const done = () => {
    toast(words.dialog.saved);
    close();
  };
  // What somebody writes anew waits here, also after the dialog was closed.
  const { draft, changed, set, discard } = useDraft(`newRule-${kbBotId}`, nothing, 0);
  const create = useChange(replyRules.create, {
    touches,
    onSuccess: () => {
      discard();
      done();
    },
  });
  const known = writing === 'new' ? undefined : writing;
  const save = useSaveRule({ kbBotId, rule: known, onSaved: done, onTheirs: close });
  const remove = useChange(replyRules.remove, { touches, onSuccess: () => toast(words.removed), onError: say });
  const switchRule = useChange(replyRules.updateStatus, {
    touches,
    onError: () => toast(words.refused, { tone: 'danger' }),
  });
  const open = (rule: 'new' | ReplyRule) => {
    create.reset();
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
        begun={changed.length > 0}
        onCreate={() => open('new')}
        onEdit={open}
        onRemove={setRemoving}
        onSwitch={({ id }, enabled) => switchRule.mutate({ kbBotId, id, status: enabled ? 'enabled' : 'disabled' })}
        onRetry={() => void list.refetch()}
      />
      {writing ? (
        <RuleDialog
          kind={known ? 'edit' : 'create'}
          initial={known ? originOf(known).values : draft}
          {...(!known && { onDraft: set })}
          pending={create.isPending || save.saving}
          error={create.error ? (noticeOf(create.error)?.text ?? words.refused) : save.error}
          onUpload={onUpload}
          onSave={(draft) =>
            known ? save.saveWhole(originOf(known), draft) : create.mutate({ kbBotId, ...bodyOf(draft) })
          }
          onClose={close}
        />
      ) : null}
      <ConflictDialog {...save.conflict} />
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
