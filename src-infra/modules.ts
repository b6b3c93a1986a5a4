import { adminModule } from './admin/admin.module.ts'
import { admissionModule } from './admission/admission.module.ts'
import { entryBusinessModule } from './business/entry-business.module.ts'
import { certificationModule } from './identity/certification.module.ts'
import { noticeModule } from './notice/notice.module.ts'
import { sessionModule } from './session/session.module.ts'
import { publicFilesModule } from './upload/public-files.module.ts'

/** Every module of the portal, one line each. */
export const MODULES = [
  adminModule,
  admissionModule,
  certificationModule,
  entryBusinessModule,
  noticeModule,
  publicFilesModule,
  sessionModule,
]
