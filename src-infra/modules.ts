import { accountModule } from './account/account.module.ts'
import { adminModule } from './admin/admin.module.ts'
import { applicationModule } from './application/application.module.ts'
import { draftStoreModule } from './application/draft-store.module.ts'
import { businessLookupModule } from './business/business-lookup.module.ts'
import { entryBusinessModule } from './business/entry-business.module.ts'
import { consentModule } from './consent/consent.module.ts'
import { directoryModule } from './directory/directory.module.ts'
import { certificationModule } from './identity/certification.module.ts'
import { realNamesModule } from './identity/real-names.module.ts'
import { opinionModule } from './opinion/opinion.module.ts'
import { maintenanceModule } from './notice/maintenance.module.ts'
import { popupAdminModule } from './notice/popup-admin.module.ts'
import { proofCancellationsModule } from './proof/proof-cancellations.module.ts'
import { proofDetailModule } from './proof/proof-detail.module.ts'
import { proofRegistrationModule } from './proof/proof-registration.module.ts'
import { proofFilesModule } from './proof/proof-files.module.ts'
import { publicFilesModule } from './upload/public-files.module.ts'
import { uploadModule } from './upload/upload.module.ts'

/** Test tools exist in a development build alone; nothing of them is in another. [E-103] [E-104] [D1-46] */
const TEST_MODULES = import.meta.env.DEV ? [(await import('./identity/test-tools.module.ts')).testToolsModule] : []

/** Every other module of the portal, one line each: what the pages behind `/` need beyond `first-modules.ts`. */
export const MODULES = [
  accountModule,
  adminModule,
  applicationModule,
  businessLookupModule,
  certificationModule,
  consentModule,
  directoryModule,
  draftStoreModule,
  entryBusinessModule,
  opinionModule,
  maintenanceModule,
  popupAdminModule,
  proofCancellationsModule,
  proofDetailModule,
  proofFilesModule,
  proofRegistrationModule,
  publicFilesModule,
  realNamesModule,
  uploadModule,
  ...TEST_MODULES,
]
