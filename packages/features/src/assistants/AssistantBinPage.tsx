import { assistantBin, assistants, constants, type BinnedAssistant } from '@tinystar/contract';
import { PageHeader, Stack } from '@tinystar/ui';
import { binCopy, RecycleBin, useBinPlace, type BinRow } from '../shared/bin/index.ts';
import { useCall } from '../shared/calls/index.ts';
import { binWords, documentsText } from './binWords.ts';

const rowOf = ({ documentCount, ...row }: BinnedAssistant): BinRow => ({
  ...row,
  detail: documentsText(documentCount),
});

/** Deleted assistants of the identity. */
export default function AssistantBinPage({ onBack }: { onBack: () => void }) {
  const place = useBinPlace();
  const paging = { page: place.page, size: constants.PAGE_SIZE };
  const list = useCall(assistantBin.page, { ...place.search, ...paging }, { keepPrevious: true });
  return (
    <Stack gap={24}>
      <PageHeader title={binCopy.title} onBack={onBack} />
      <RecycleBin
        words={binWords}
        place={place}
        list={list}
        rowOf={rowOf}
        read={(api, other) => api(assistantBin.page, { ...place.search, ...other })}
        restore={async (api, ids) => {
          await api(assistantBin.restore, { ids });
          // Assistants may have the same name.
          return { renamed: [] };
        }}
        purge={(api, ids) => api(assistantBin.purge, ids ? { ids } : {})}
        touches={[assistantBin.page, assistants.page, assistants.removals]}
      />
    </Stack>
  );
}
