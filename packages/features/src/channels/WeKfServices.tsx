import { weKf, type WeKfCustomerService } from '@tinystar/contract';
import { Button, copyText, Dialog, FileDrop, Inline, InlineMessage, Text, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchedPage } from './useSearchedPage.ts';
import { WeKfList } from './WeKfList.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

/** The customer services of the enterprise's account. */
export function WeKfServices({ kbBotId, onOpen }: { kbBotId: string; onOpen: (service: WeKfCustomerService) => void }) {
  const words = copy.services;
  const [changing, setChanging] = useState<WeKfCustomerService>();
  const { input, page, setPage, search, onSearch, fit } = useSearchedPage();
  const query = useCall(weKf.customerServices, { kbBotId, ...input }, { keepPrevious: true });
  fit(query.data?.count);
  const sync = useChange(weKf.syncCustomerServices, {
    touches: [weKf.customerServices],
    onSuccess: () => toast(words.synced),
    onError: say,
  });
  const link = useChange(weKf.link, {
    touches: [],
    onSuccess: async ({ url }) => {
      if (await copyText(url)) toast(words.copied);
      else toast(words.copyFailed, { tone: 'danger' });
    },
    onError: () => toast(words.copyFailed, { tone: 'danger' }),
  });
  return (
    <>
      <WeKfList
        title={words.title}
        list={remoteOf(query)}
        failed={words.failed}
        empty={words.empty}
        columns={[
          {
            id: 'name',
            title: words.name,
            cell: ({ name }: WeKfCustomerService) => <Text weight="strong">{name}</Text>,
          },
        ]}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row) => (
          <Inline justify="end" gap={4}>
            <Button emphasis="quiet" size="sm" onPress={() => setChanging(row)}>
              {words.avatar}
            </Button>
            <Button emphasis="quiet" size="sm" onPress={() => link.mutate({ kbBotId, kfId: row.id })}>
              {words.copy}
            </Button>
            <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onOpen(row)}>
              {words.people}
            </Button>
          </Inline>
        )}
        search={{ label: words.search, value: search, onChange: onSearch }}
        end={
          <Button pending={sync.isPending} onPress={() => sync.mutate({ kbBotId })}>
            {words.sync}
          </Button>
        }
        page={page}
        onPage={setPage}
        onRetry={() => void query.refetch()}
      />
      {changing ? <ChangeAvatar kbBotId={kbBotId} service={changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}

/** A picture for a customer service: put on the platform first, then taken by its id (KF-20). */
function ChangeAvatar({
  kbBotId,
  service,
  onClose,
}: {
  kbBotId: string;
  service: WeKfCustomerService;
  onClose: () => void;
}) {
  const words = copy.avatar;
  const change = useChange(
    async (api, files: File) => {
      const { mediaId } = await api(weKf.temporaryMedia, { kbBotId, files });
      await api(weKf.updateAvatar, { kbBotId, kfId: service.id, mediaId });
    },
    {
      touches: [weKf.customerServices],
      onSuccess: () => {
        toast(words.saved);
        onClose();
      },
    },
  );
  const refused = change.error ? noticeOf(change.error)?.text : undefined;
  return (
    <Dialog open size="sm" title={words.title(service.name)} description={words.text} onClose={onClose}>
      <FileDrop
        accept=".png,.jpg,.jpeg"
        multiple={false}
        disabled={change.isPending}
        hint={words.hint}
        onFiles={([file]) => file && change.mutate(file)}
      />
      {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
    </Dialog>
  );
}
