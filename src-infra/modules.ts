import { accountModule } from './account/account.module.ts'
import { adminModule } from './admin/admin.module.ts'
import { applicationModule } from './application/application.module.ts'
import { businessModule } from './business/business.module.ts'
import { consentModule } from './consent/consent.module.ts'
import { identityModule } from './identity/identity.module.ts'
import { recordsModule } from './records/records.module.ts'
import { opinionModule } from './opinion/opinion.module.ts'
import { visitModule } from './session/visit.module.ts'
import { proofModule } from './proof/proof.module.ts'
import { uploadModule } from './upload/upload.module.ts'

/** The test tools exist only in a development build. No other build contains their code. [E-103] [E-104] [D1-46] */
const TEST_MODULES = import.meta.env.DEV ? [(await import('./identity/test-tools.module.ts')).testToolsModule] : []

/** The modules that are not in `container.ts`. Only pages other than `/` need them. */
export const LAZY_MODULES = [
  accountModule,
  adminModule,
  applicationModule,
  businessModule,
  consentModule,
  identityModule,
  recordsModule,
  opinionModule,
  proofModule,
  uploadModule,
  visitModule,
  ...TEST_MODULES,
]
