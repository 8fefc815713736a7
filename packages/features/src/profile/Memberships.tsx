import { enterprise, type Tenant } from '@tinystar/contract';
import { Avatar, Button, Card, ConfirmDialog, Heading, List, ListItem, Stack, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

export interface MembershipsProps {
  tenants: readonly Tenant[];
  /** One of them was left. */
  onLeft: (tenantId: string) => void;
}

/** The enterprises one belongs to, and the way out of them; nothing where there is none. */
export function Memberships({ tenants, onLeft }: MembershipsProps) {
  const [asking, setAsking] = useState<Tenant>();
  const [open, setOpen] = useState(false);
  const leave = useChange(enterprise.leave, {
    touches: [],
    onSuccess: (_, { tenantId }) => {
      setOpen(false);
      toast(copy.left);
      onLeft(tenantId);
    },
    onError: (error) => {
      setOpen(false);
      say(error);
    },
  });
  if (tenants.length === 0) return null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{copy.enterprises}</Heading>
      <Card padding="sm">
        <List label={copy.enterprises}>
          {tenants.map((tenant) => (
            <ListItem
              key={tenant.id}
              title={tenant.displayName || tenant.name}
              note={tenant.permission === 'owner' ? copy.ownerStays : copy.roles[tenant.permission ?? 'member']}
              lead={
                <Avatar name={tenant.displayName || tenant.name} id={tenant.id} source={tenant.avatar} decorative />
              }
              end={
                tenant.permission === 'owner' ? null : (
                  <Button
                    aria-label={copy.leaveOf(tenant.displayName || tenant.name)}
                    onPress={() => {
                      setAsking(tenant);
                      setOpen(true);
                    }}
                  >
                    {copy.leave}
                  </Button>
                )
              }
            />
          ))}
        </List>
      </Card>
      <ConfirmDialog
        open={open}
        tone="danger"
        title={copy.leaveTitle(asking?.displayName || asking?.name || '')}
        confirmLabel={copy.leave}
        pending={leave.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => asking && leave.mutate({ tenantId: asking.id })}
      >
        {copy.leaveText}
      </ConfirmDialog>
    </Stack>
  );
}
