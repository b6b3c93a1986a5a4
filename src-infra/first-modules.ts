import { admissionModule } from './admission/admission.module.ts'
import { noticeModule } from './notice/notice.module.ts'
import { sessionModule } from './session/session.module.ts'

/**
 * What `/` and the frame of every page need: session, queue and notices, and what resetting a session touches. It travels
 * to everybody, so it is kept small; everything else is in `modules.ts`.
 */
export const FIRST_MODULES = [admissionModule, noticeModule, sessionModule]
