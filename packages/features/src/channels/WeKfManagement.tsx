import type { WeKfCustomerService, WeKfReceptionist } from '@tinystar/contract';
import { useState } from 'react';
import { WeKfCodes } from './WeKfCodes.tsx';
import { WeKfPeople } from './WeKfPeople.tsx';
import { WeKfServices } from './WeKfServices.tsx';

/** Customer services, the receptionists of one, and the activation codes for a receptionist: one view inside the other. */
export function WeKfManagement({ kbBotId }: { kbBotId: string }) {
  const [service, setService] = useState<WeKfCustomerService>();
  const [person, setPerson] = useState<WeKfReceptionist>();
  if (service && person)
    return <WeKfCodes kbBotId={kbBotId} kfId={service.id} person={person} onBack={() => setPerson(undefined)} />;
  if (service)
    return <WeKfPeople kbBotId={kbBotId} service={service} onBack={() => setService(undefined)} onRenew={setPerson} />;
  return <WeKfServices kbBotId={kbBotId} onOpen={setService} />;
}
