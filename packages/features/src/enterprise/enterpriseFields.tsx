import type { Avatar as AvatarValue } from '@tinystar/contract';
import { Avatar } from '@tinystar/ui';
import { conflictCopy, type FormFields } from '../shared/conflict/index.ts';
import type { BrandDraft } from './BrandView.tsx';
import { copy } from './copy.ts';
import type { EnterpriseDraft } from './EnterpriseForm.tsx';

const text = (value: string) => value;
const picture = (label: string) => (avatar: AvatarValue | null) =>
  avatar ? <Avatar name={label} source={avatar} size="lg" /> : '';

/** How the enterprise's information is named and shown beside somebody else's. */
export const infoFields: FormFields<EnterpriseDraft> = {
  avatar: { label: copy.info.avatar, show: picture(copy.info.avatar) },
  name: { label: copy.info.name, show: text },
  displayName: { label: copy.info.displayName, show: text },
};

/** How the brand is named and shown beside somebody else's. */
export const brandFields: FormFields<BrandDraft> = {
  brandStatus: {
    label: copy.brand.status,
    show: (status) => (status === 'enabled' ? conflictCopy.on : conflictCopy.off),
  },
  brandAvatar: { label: copy.brand.avatar, show: picture(copy.brand.avatar) },
  brandDisplayName: { label: copy.brand.name, show: text },
};
