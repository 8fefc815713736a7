import { me, Profile } from '@tinystar/contract';
import { Avatar, toast } from '@tinystar/ui';
import { runCall } from '../shared/calls/runCall.ts';
import { useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import type { Profile as Draft } from './EditProfileDialog.tsx';

const words = copy.editDialog;

const fields: FormFields<Draft> = {
  name: { label: words.name, show: (name) => name },
  avatar: { label: words.avatar, show: (avatar) => <Avatar name={words.letter} source={avatar} size="lg" /> },
};

/** What the dialog edits, and the version it is made from. */
export const originOf = ({ updatedAt, name, avatar }: Profile) => ({ version: updatedAt, values: { name, avatar } });

/** Saves nickname and picture over what the dialog was opened with. */
export const useSaveProfile = ({ onEnd }: { onEnd: () => void }) => {
  const api = useApi();
  return useVersionedSave<Draft>({
    fields,
    shows: true,
    send: ({ changes, version }) => runCall(api, me.updateInfo, { ...changes, version }),
    read(current) {
      const now = Profile.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
    touches: [me.info, me.avatar],
    onSaved() {
      onEnd();
      toast(words.saved);
    },
    onTheirs: onEnd,
  });
};
