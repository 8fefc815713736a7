import { weKfLimits, weKfMessages, type WeKfSetting } from '@tinystar/contract';
import {
  Banner,
  Button,
  CopyField,
  Dialog,
  Field,
  Inline,
  InlineMessage,
  Skeleton,
  SkeletonRegion,
  Stack,
  Status,
  Tabs,
  TagInput,
  Text,
} from '@tinystar/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { weKfCopy as copy } from './weKfCopy.ts';

export type WeKfTab = 'install' | 'keywords' | 'manage';

export interface WeKfDialogProps {
  setting: Remote<WeKfSetting>;
  tab: WeKfTab;
  /** The setting that the keywords were filled in from; another edition fills them in anew. */
  opened: Pick<WeKfSetting, 'keywords'>;
  edition?: number;
  /** The install link, once it is made. */
  link?: string | undefined;
  making: boolean;
  saving: boolean;
  /** What the platform still takes, once it is authorised. */
  quota?: ReactNode;
  /** The list that the management shows. */
  children: ReactNode;
  onTab: (tab: WeKfTab) => void;
  onMakeLink: () => void;
  onSave: (keywords: string[]) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** WeChat customer service (D-40): until an enterprise has installed the app, there is only the install tab. */
export function WeKfDialog(props: WeKfDialogProps) {
  const { setting, tab, opened, edition = 0, children, onTab, onRetry, onClose } = props;
  const [unsaved, setUnsaved] = useState(false);
  const authorised = setting.kind === 'ready' && setting.data.corpId !== null;
  const shown = authorised ? tab : 'install';
  const items = (['install', 'keywords', 'manage'] as const)
    .filter((value) => authorised || value === 'install')
    .map((value) => ({ value, label: copy.tabs[value] }));
  return (
    <Dialog open {...(unsaved && { unsaved })} title={copy.title} onClose={onClose}>
      {setting.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={12} />
        </SkeletonRegion>
      ) : setting.kind !== 'ready' ? (
        <FailedResult title={copy.settingFailed} of={setting} onRetry={onRetry} />
      ) : (
        <Tabs items={items} value={shown} label={copy.tabs.label} onChange={onTab}>
          {shown === 'install' ? (
            <Install {...props} setting={setting.data} />
          ) : shown === 'keywords' ? (
            <Keywords {...props} key={edition} known={opened.keywords} onUnsaved={setUnsaved} />
          ) : (
            children
          )}
        </Tabs>
      )}
    </Dialog>
  );
}

function Install({
  setting: { configured, corpId, problem },
  link,
  making,
  quota,
  onMakeLink,
}: Omit<WeKfDialogProps, 'setting'> & { setting: WeKfSetting }) {
  const words = copy.install;
  if (!configured && corpId === null)
    return (
      <Banner tone="warning" title={words.missing.title}>
        {words.missing.text}
      </Banner>
    );
  return (
    <Stack gap={20}>
      {corpId === null ? (
        <>
          {problem ? (
            <Banner tone="danger" title={words.problem}>
              {problem}
            </Banner>
          ) : null}
          <Text tone="secondary">{words.text}</Text>
          {link ? (
            <>
              <Field label={words.link}>
                <CopyField value={link} action={words.copy} />
              </Field>
              <Inline>
                <Button tone="accent" emphasis="solid" href={link} external>
                  {words.open}
                </Button>
                <Status tone="waiting">{words.waiting}</Status>
              </Inline>
            </>
          ) : (
            <Inline>
              <Button tone="accent" emphasis="solid" pending={making} onPress={onMakeLink}>
                {words.make}
              </Button>
            </Inline>
          )}
        </>
      ) : (
        <>
          <InlineMessage tone="success">{words.done}</InlineMessage>
          <Field label={words.corp}>
            <CopyField value={corpId} />
          </Field>
          <Text tone="secondary">{words.fixed}</Text>
          {quota}
        </>
      )}
      <Banner tone="info" title={words.one}>
        {words.limit}
      </Banner>
    </Stack>
  );
}

interface KeywordsProps extends Pick<WeKfDialogProps, 'saving' | 'onSave'> {
  known: readonly string[];
  onUnsaved: (unsaved: boolean) => void;
}

function Keywords({ known, saving, onUnsaved, onSave }: KeywordsProps) {
  const words = copy.keywords;
  const [keywords, setKeywords] = useState([...known]);
  const isUnsaved = keywords.join('\n') !== known.join('\n');
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  return (
    <Stack gap={20}>
      <Text tone="secondary">{words.text}</Text>
      <Field label={words.label} hint={words.hint}>
        <TagInput
          value={keywords}
          max={weKfLimits.keywords}
          limit={weKfLimits.keyword}
          placeholder={words.placeholder}
          messages={{ duplicate: () => weKfMessages.keywordTaken }}
          onChange={setKeywords}
        />
      </Field>
      <Inline justify="end">
        <Button tone="accent" emphasis="solid" pending={saving} onPress={() => onSave(keywords)}>
          {words.save}
        </Button>
      </Inline>
    </Stack>
  );
}
