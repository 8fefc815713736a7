import { SiteBanner, type OperatorAssistant, type Site } from '@tinystar/contract';
import { Button, Card, Checkbox, ComboBox, Field, Form, Heading, Inline, Stack, Text, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface SiteFormProps {
  site: Site;
  /** Name of the service assistant there is now; empty for none. */
  serviceName: string;
  /** Public assistants that match what is typed. */
  services: readonly OperatorAssistant[];
  searching: boolean;
  onSearch: (keyword: string) => void;
  pending: boolean;
  onSave: (site: Site) => void;
}

const words = copy.site;
const blank: SiteBanner = { enabled: true, text: '', action: '', href: '/' };

/** Banner and public service assistant. */
export function SiteForm({ site, serviceName, services, searching, pending, onSearch, onSave }: SiteFormProps) {
  const [own, setOwn] = useState(site.banner !== null);
  const [banner, setBanner] = useState(site.banner ?? blank);
  const [bot, setBot] = useState(site.publicServiceBot);
  const [wrong, setWrong] = useState<string>();
  const set = (change: Partial<SiteBanner>) => setBanner((before) => ({ ...before, ...change }));
  const submit = () => {
    const checked = SiteBanner.safeParse(banner);
    setWrong(own && !checked.success ? words.hrefHint : undefined);
    if (!own || checked.success) onSave({ banner: own ? banner : null, publicServiceBot: bot });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        <Card as="section" padding="lg">
          <Stack gap={20}>
            <Heading level={2}>{words.banner}</Heading>
            <Checkbox checked={own} onChange={setOwn}>
              {words.own}
            </Checkbox>
            {own ? (
              <>
                <Checkbox checked={banner.enabled} onChange={(enabled) => set({ enabled })}>
                  {words.shown}
                </Checkbox>
                <Field label={words.text}>
                  <TextInput value={banner.text} limit={60} onChange={(text) => set({ text })} />
                </Field>
                <Field label={words.action}>
                  <TextInput value={banner.action} limit={12} onChange={(action) => set({ action })} />
                </Field>
                <Field label={words.href} hint={words.hrefHint} error={wrong}>
                  <TextInput value={banner.href} onChange={(href) => set({ href })} />
                </Field>
              </>
            ) : (
              <Text tone="secondary">{words.ownHint}</Text>
            )}
          </Stack>
        </Card>
        <Card as="section" padding="lg">
          <Stack gap={20}>
            <Heading level={2}>{words.service}</Heading>
            <Field label={words.serviceBot} hint={words.serviceHint}>
              <ComboBox
                options={services.map(({ publicId, name, ownerName }) => ({
                  value: publicId,
                  label: name,
                  description: ownerName,
                }))}
                value={bot || undefined}
                {...(bot === site.publicServiceBot && serviceName && { valueLabel: serviceName })}
                loading={searching}
                empty={words.noService}
                onQuery={onSearch}
                onChange={(value) => setBot(value ?? '')}
              />
            </Field>
          </Stack>
        </Card>
        <Inline justify="end">
          <Button type="submit" tone="accent" emphasis="solid" pending={pending}>
            {copy.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
