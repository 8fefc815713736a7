import { constants, ShoppeName, type Template } from '@tinystar/contract';
import { Dialog, Field, Form, Select, Stack, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

export interface CreateShoppeDialogProps {
  templates: readonly Template[];
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  onCreate: (shoppe: { name: string; templateId: string }) => void;
  onClose: () => void;
}

/** Makes a showcase that begins with an assistant from a template (D-46). */
export function CreateShoppeDialog({ templates, pending, error, onCreate, onClose }: CreateShoppeDialogProps) {
  const [draft, setDraft] = useState('');
  const [templateId, setTemplateId] = useState<string>();
  const [checked, setChecked] = useState(false);
  const name = ShoppeName.safeParse(draft);
  const submit = () => {
    setChecked(true);
    if (name.success && templateId) onCreate({ name: name.data, templateId });
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={copy.create}
      footer={<FormButtons form="create-shoppe" submit={copy.create} pending={pending} onClose={onClose} />}
    >
      <Form id="create-shoppe" onSubmit={submit}>
        <Stack gap={20}>
          <Field label={copy.name} required error={checked && !name.success ? name.error.issues[0]?.message : error}>
            <TextInput
              value={draft}
              limit={constants.SHOPPE_NAME_MAX}
              placeholder={copy.namePlaceholder}
              onChange={setDraft}
            />
          </Field>
          <Field
            label={copy.template}
            required
            hint={copy.templateHint}
            error={checked && !templateId ? copy.templateMissing : undefined}
          >
            <Select
              options={templates.map(({ id, displayName, description }) => ({
                value: id,
                label: displayName,
                description,
              }))}
              value={templateId}
              onChange={setTemplateId}
            />
          </Field>
        </Stack>
      </Form>
    </Dialog>
  );
}
