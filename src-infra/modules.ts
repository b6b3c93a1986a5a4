import { accountModule } from './account/account.module.ts'
import { adminModule } from './admin/admin.module.ts'
import { admissionModule } from './admission/admission.module.ts'
import { applicationModule } from './application/application.module.ts'
import { businessLookupModule } from './business/business-lookup.module.ts'
import { entryBusinessModule } from './business/entry-business.module.ts'
import { consentModule } from './consent/consent.module.ts'
import { directoryModule } from './directory/directory.module.ts'
import { certificationModule } from './identity/certification.module.ts'
import { realNamesModule } from './identity/real-names.module.ts'
import { noticeModule } from './notice/notice.module.ts'
import { proofCancellationsModule } from './proof/proof-cancellations.module.ts'
import { sessionModule } from './session/session.module.ts'
import { publicFilesModule } from './upload/public-files.module.ts'

/** Every module of the portal, one line each. */
export const MODULES = [
  accountModule,
  adminModule,
  admissionModule,
  applicationModule,
  businessLookupModule,
  certificationModule,
  consentModule,
  directoryModule,
  entryBusinessModule,
  noticeModule,
  proofCancellationsModule,
  publicFilesModule,
  realNamesModule,
  sessionModule,
]
