import {
  constants,
  weKf,
  weKfLimits,
  weKfMessages,
  type WeKfActiveCode,
  type WeKfCustomerService,
  type WeKfReceptionist,
} from '@tinystar/contract';
import {
  Button,
  ConfirmDialog,
  copyText,
  Dialog,
  Field,
  FileDrop,
  Inline,
  InlineMessage,
  Status,
  Text,
  TextInput,
  toast,
} from '@tinystar/ui';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { FormButtons } from '../shared/FormButtons.tsx';
import { noticeOf } from '../shared/errors.ts';
import { momentText } from '../shared/moment.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { WeKfList } from './WeKfList.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

const size = constants.PAGE_SIZE;
const DAY = 86_400_000;

/** A value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), weKfLimits.searchPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The page of a list, and its search. A page that is no more becomes the last one. */
function usePaged() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const keyword = useSettled(search);
  return {
    input: { page, size, ...(keyword && { keyword }) },
    page,
    setPage,
    search,
    onSearch: (value: string) => {
      setSearch(value);
      setPage(1);
    },
    /** Corrects the page by the number of rows. */
    fit: (count: number | undefined) => {
      const last = Math.max(1, Math.ceil((count ?? 0) / size));
      if (count !== undefined && page > last) setPage(last);
    },
  };
}

/** Customer services, the receptionists of one, and the activation codes for a receptionist: one view inside the other. */
export function WeKfManagement({ kbBotId }: { kbBotId: string }) {
  const [service, setService] = useState<WeKfCustomerService>();
  const [person, setPerson] = useState<WeKfReceptionist>();
  if (service && person)
    return <Codes kbBotId={kbBotId} kfId={service.id} person={person} onBack={() => setPerson(undefined)} />;
  if (service)
    return <People kbBotId={kbBotId} service={service} onBack={() => setService(undefined)} onRenew={setPerson} />;
  return <Services kbBotId={kbBotId} onOpen={setService} />;
}

function Services({ kbBotId, onOpen }: { kbBotId: string; onOpen: (service: WeKfCustomerService) => void }) {
  const words = copy.services;
  const [changing, setChanging] = useState<WeKfCustomerService>();
  const { input, page, setPage, search, onSearch, fit } = usePaged();
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

const isExpired = ({ expired_at: until }: WeKfReceptionist, now: number) => until === null || until <= now;
/** Whether the end is near enough that the next activation is offered. */
const isRenewable = ({ expired_at: until }: WeKfReceptionist, now: number) =>
  until === null || until - now <= weKfLimits.renewDays * DAY;

function People({
  kbBotId,
  service,
  onBack,
  onRenew,
}: {
  kbBotId: string;
  service: WeKfCustomerService;
  onBack: () => void;
  onRenew: (person: WeKfReceptionist) => void;
}) {
  const words = copy.people;
  const ids = { kbBotId, kfId: service.id };
  const touches = [weKf.receptionists];
  const { input, page, setPage, search, onSearch, fit } = usePaged();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<WeKfReceptionist>();
  const query = useCall(weKf.receptionists, { ...ids, ...input }, { keepPrevious: true });
  fit(query.data?.count);
  const sync = useChange(weKf.syncReceptionists, { touches, onSuccess: () => toast(words.synced), onError: say });
  const remove = useChange(weKf.removeReceptionist, { touches, onSuccess: () => toast(words.removed), onError: say });
  const [now] = useState(Date.now);
  return (
    <>
      <WeKfList
        title={words.title(service.name)}
        back={{ label: words.back, onPress: onBack }}
        list={remoteOf(query)}
        failed={words.failed}
        empty={words.empty}
        columns={[
          { id: 'name', title: words.columns.name, cell: ({ name }: WeKfReceptionist) => name },
          {
            id: 'status',
            title: words.columns.status,
            width: 7,
            cell: (row) => (
              <Status tone={isExpired(row, now) ? 'warning' : 'quiet'}>
                {isExpired(row, now) ? words.expired : words.inUse}
              </Status>
            ),
          },
          {
            id: 'until',
            title: words.columns.until,
            width: 10,
            cell: ({ expired_at: until }) => (until === null ? '-' : momentText(until, now)),
          },
        ]}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row) => (
          <Inline justify="end" gap={4}>
            {isRenewable(row, now) ? (
              <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onRenew(row)}>
                {words.renew}
              </Button>
            ) : null}
            <Button tone="danger" emphasis="quiet" size="sm" onPress={() => setRemoving(row)}>
              {words.remove}
            </Button>
          </Inline>
        )}
        search={{ label: words.search, value: search, onChange: onSearch }}
        end={
          <Inline gap={8}>
            <Button pending={sync.isPending} onPress={() => sync.mutate(ids)}>
              {words.sync}
            </Button>
            <Button tone="accent" emphasis="solid" onPress={() => setAdding(true)}>
              {words.add}
            </Button>
          </Inline>
        }
        page={page}
        onPage={setPage}
        onRetry={() => void query.refetch()}
      />
      {adding ? <AddReceptionist {...ids} onClose={() => setAdding(false)} /> : null}
      <ConfirmDialog
        open={removing !== undefined}
        tone="danger"
        title={words.removeTitle}
        confirmLabel={words.remove}
        pending={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate({ ...ids, receptionistId: removing.id }, { onSettled: () => setRemoving(undefined) })
        }
      >
        {words.removeText(removing?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}

const FORM = 'receptionist';

function AddReceptionist({ kbBotId, kfId, onClose }: { kbBotId: string; kfId: string; onClose: () => void }) {
  const words = copy.add;
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const add = useChange(weKf.addReceptionist, {
    touches: [weKf.receptionists],
    onSuccess: ({ status }) => {
      if (status !== 'ok') return;
      toast(words.saved);
      onClose();
    },
  });
  const refused = add.error
    ? (noticeOf(add.error)?.text ?? words.failed)
    : add.data?.status === 'failed'
      ? add.data.error_message || words.failed
      : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim()) add.mutate({ kbBotId, kfId, name });
  };
  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      onClose={onClose}
      footer={<FormButtons form={FORM} submit={words.save} pending={add.isPending} onClose={onClose} />}
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Field
          label={words.name}
          required
          hint={words.hint}
          error={tried && !name.trim() ? weKfMessages.nameMissing : undefined}
        >
          <TextInput value={name} onChange={setName} />
        </Field>
        {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      </form>
    </Dialog>
  );
}

function Codes({
  kbBotId,
  kfId,
  person,
  onBack,
}: {
  kbBotId: string;
  kfId: string;
  person: WeKfReceptionist;
  onBack: () => void;
}) {
  const words = copy.codes;
  const [page, setPage] = useState(1);
  const query = useCall(weKf.activeCodes, { kbBotId, page, size }, { keepPrevious: true });
  const activate = useChange(weKf.activateReceptionist, {
    touches: [weKf.activeCodes, weKf.receptionists],
    onSuccess: () => toast(words.activated),
    onError: say,
  });
  const [now] = useState(Date.now);
  return (
    <WeKfList
      title={words.title(person.name)}
      back={{ label: words.back, onPress: onBack }}
      list={remoteOf(query)}
      failed={words.failed}
      empty={words.empty}
      columns={[
        { id: 'id', title: words.columns.id, cell: ({ id }: WeKfActiveCode) => id },
        {
          id: 'status',
          title: words.columns.status,
          width: 6,
          cell: ({ status }) => <Status tone={status === 'used' ? 'quiet' : 'waiting'}>{words.status[status]}</Status>,
        },
        { id: 'duration', title: words.columns.duration, width: 9, cell: ({ duration }) => words.months(duration) },
        {
          id: 'time',
          title: words.columns.time,
          width: 9,
          cell: ({ activate_time: time }) => (time === null ? '-' : momentText(time, now)),
        },
        { id: 'user', title: words.columns.user, width: 6, cell: ({ activate_user_name: name }) => name || '-' },
      ]}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      actions={({ id, status }) =>
        status === 'unused' ? (
          <Inline justify="end">
            <Button
              tone="accent"
              emphasis="quiet"
              size="sm"
              disabled={activate.isPending}
              onPress={() => activate.mutate({ kbBotId, kfId, receptionistId: person.id, activeCode: id })}
            >
              {words.activate}
            </Button>
          </Inline>
        ) : null
      }
      page={page}
      onPage={setPage}
      onRetry={() => void query.refetch()}
    />
  );
}
