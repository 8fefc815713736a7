import { Source, sources, type Api, type SourceKind } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { runCall } from '../shared/calls/runCall.ts';
import { useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { credentialWords, placeWords } from './accessWords.ts';
import { copy, rhythmWords } from './copy.ts';
import { draftOf, settingsOf, type SourceDraft } from './draft.ts';

type Settings = Omit<SourceDraft, 'kind'>;

const words = copy.wizard;
const credentialsOf = (kind: SourceKind) => credentialWords[kind] ?? credentialWords.webdav;
const listed = (names: readonly string[]) => names.join('、');

const fieldsOf = (kind: SourceKind): FormFields<Settings> => ({
  address: { label: words.address[kind].label, show: (text) => text },
  bucket: { label: placeWords.bucket.label, show: (text) => text },
  branch: { label: placeWords.branch.label, show: (text) => text },
  folder: { label: placeWords.folder.label, show: (text) => text },
  page: { label: placeWords.page.label, show: (text) => text },
  region: { label: placeWords.region.label, show: (text) => text },
  user: { label: credentialsOf(kind).user ?? credentialWords.webdav.user, show: (text) => text },
  password: {
    label: credentialsOf(kind).password,
    show: (text) => (text === '' ? words.secret.kept : words.secret.entered),
  },
  name: { label: words.name, show: (text) => text },
  include: { label: words.include, show: listed },
  exclude: { label: words.exclude, show: listed },
  maxSize: { label: words.maxSize, show: (size) => (size === null ? words.unlimited : `${size}${words.megabyte}`) },
  every: { label: words.every, show: (every) => rhythmWords[every] },
});

const originOf = (source: Source) => {
  const { kind: _, ...values } = draftOf(source);
  return { version: source.updatedAt, values };
};

export interface SaveSourceOptions {
  kbBotId: string;
  /** As it stood when the form was opened. */
  source: Source;
  /** The form is done with. */
  onEnd: () => void;
}

/** Saves a source over what its form was opened with. */
export const useSaveSource = ({ kbBotId, source, onEnd }: SaveSourceOptions) => {
  const api: Api = useApi();
  const { id, kind } = source;
  const { saveWhole, saving, error, conflict } = useVersionedSave<Settings>({
    fields: fieldsOf(kind),
    shows: true,
    send: ({ values, version }) =>
      runCall(api, sources.update, { kbBotId, id, version, ...settingsOf({ ...values, kind }) }),
    read(current) {
      const now = Source.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
    touches: [sources.list],
    onSaved() {
      toast(copy.saved);
      onEnd();
    },
    onTheirs: onEnd,
  });
  return {
    saving,
    error,
    conflict,
    save: ({ kind: _, ...values }: SourceDraft) => saveWhole(originOf(source), values),
  };
};
