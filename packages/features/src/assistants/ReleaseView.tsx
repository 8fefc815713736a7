import { categories, type Assistant } from '@tinystar/contract';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  CopyField,
  Field,
  Form,
  Heading,
  Inline,
  InlineMessage,
  Link,
  RadioGroup,
  Select,
  Stack,
  Tag,
  Text,
} from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import * as css from './ReleaseView.css.ts';
import { CopyLinkDialog } from './CopyLinkDialog.tsx';
import { categoryLabels, opennessOf, permissionLabels } from './copy.ts';
import { releaseCopy } from './releaseCopy.ts';
import { ReleaseWays } from './ReleaseWays.tsx';
import type { ReleaseDraft, ReleaseErrors } from './release.ts';

export interface ReleaseViewProps {
  assistant: Assistant;
  /** Address of the public page. */
  link: string;
  /** Address with single sign-on; left out where the deployment has none. */
  ssoLink?: string | undefined;
  /** What is worth knowing before it is published. */
  note?: ReactNode;
  draft: ReleaseDraft;
  errors: ReleaseErrors;
  pending: boolean;
  onChange: (change: Partial<ReleaseDraft>) => void;
  onPublish: () => void;
  onUnpublish: () => void;
  /** Opens what embeds the chat in websites; left out where that is not offered. */
  onEmbed?: (() => void) | undefined;
  /** Opens the poster; left out where that is not offered. */
  onPoster?: (() => void) | undefined;
}

const words = releaseCopy;
const categoryOptions = categories.map((value) => ({ value, label: categoryLabels[value] }));
const ranges = (['public', 'protected'] as const).map((value) => ({ value, label: permissionLabels[value] }));

/** Publishing to the web: category and agreement before, the public link after. */
export function ReleaseView({
  assistant,
  link,
  ssoLink,
  note,
  draft,
  errors,
  pending,
  onChange,
  onPublish,
  onUnpublish,
  onEmbed,
  onPoster,
}: ReleaseViewProps) {
  const [asking, setAsking] = useState(false);
  const [sharing, setSharing] = useState(false);
  const openness = opennessOf(assistant);
  const stopped = assistant.status === 'disabled';
  const published = assistant.permission !== 'private';
  const submit = () => {
    if (!published) onPublish();
  };
  return (
    <Form onSubmit={submit}>
      <div className={css.form}>
        <Stack gap={24}>
          <Inline justify="between">
            <Inline>
              <Heading level={2}>{words.title}</Heading>
              <Tag tone={openness.tone}>{openness.label}</Tag>
            </Inline>
            {published ? (
              <Button tone="danger" onPress={() => setAsking(true)}>
                {words.unpublish}
              </Button>
            ) : null}
          </Inline>
          {stopped ? <InlineMessage tone="warning">{words.stopped}</InlineMessage> : null}
          {published ? (
            <Stack gap={12}>
              <Field
                label={words.link[assistant.permission]}
                hint={stopped ? undefined : words.linkHint[assistant.permission]}
              >
                <CopyField value={link} action={words.copyLink} />
              </Field>
              <ReleaseWays link={link} onShare={() => setSharing(true)} onEmbed={onEmbed} onPoster={onPoster} />
            </Stack>
          ) : null}
          <Field
            label={words.category}
            required
            error={errors.category}
            hint={published ? words.categoryLocked : undefined}
          >
            <Select
              disabled={published}
              options={categoryOptions}
              value={published ? (assistant.category ?? undefined) : draft.category}
              onChange={(category) => onChange({ category })}
            />
          </Field>
          {assistant.type === 'tenant' && !published ? (
            <Field label={words.range} group>
              <RadioGroup
                options={ranges}
                value={draft.permission}
                onChange={(permission) => onChange({ permission })}
              />
            </Field>
          ) : null}
          {published ? null : (
            <Stack gap={16} align="start">
              {note}
              <Field label={words.agree} hideLabel group error={errors.agreed}>
                <Inline gap={4}>
                  <Checkbox checked={draft.agreed} onChange={(agreed) => onChange({ agreed })}>
                    {words.agree}
                  </Checkbox>
                  <Link href="/agreement" external>
                    {words.agreement}
                  </Link>
                </Inline>
              </Field>
              <Button type="submit" tone="accent" emphasis="solid" pending={pending}>
                {words.publish}
              </Button>
            </Stack>
          )}
          <CopyLinkDialog
            open={sharing}
            name={assistant.name}
            link={link}
            ssoLink={ssoLink}
            onClose={() => setSharing(false)}
          />
          <ConfirmDialog
            open={asking}
            title={words.unpublishTitle}
            confirmLabel={words.unpublish}
            tone="danger"
            pending={pending}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onUnpublish();
            }}
          >
            <Text>{words.unpublishText}</Text>
          </ConfirmDialog>
        </Stack>
      </div>
    </Form>
  );
}
