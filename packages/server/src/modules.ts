import { accountModule } from './account/module.ts';
import { answersModule } from './answers/module.ts';
import { assistantsModule } from './assistants/module.ts';
import { captureModule } from './capture/module.ts';
import { coinsModule } from './coins/module.ts';
import { customerServiceModule } from './customerService/module.ts';
import { documentsModule } from './documents/module.ts';
import { enterpriseModule } from './enterprise/module.ts';
import type { Route } from './http/route.ts';
import type { AnyJob } from './jobs/worker.ts';
import { metaModule } from './meta/module.ts';
import { promotionModule } from './promotion/module.ts';
import type { Services } from './services.ts';
import { thirdLoginModule } from './thirdLogin/module.ts';
import { uploadsModule } from './uploads/module.ts';

/** One folder's share of the server. */
export interface Module {
  routes?: readonly Route[];
  jobs?: readonly AnyJob[];
  /** Runs once after the migrations, before the first request: repairs what a crash left half done. */
  start?(services: Services): Promise<void>;
}

/** Every folder that serves calls or jobs; a new one adds its line here. */
export const modules: readonly Module[] = [
  accountModule,
  thirdLoginModule,
  coinsModule,
  enterpriseModule,
  assistantsModule,
  documentsModule,
  captureModule,
  uploadsModule,
  metaModule,
  answersModule,
  customerServiceModule,
  promotionModule,
];
