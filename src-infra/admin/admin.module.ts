import { ContainerModule } from 'inversify'
import { AdminAccess } from '#app/admin/admin-access.port'
import { NoticeAdmin } from '#app/admin/notice-admin.port'
import { LandingChanges } from '#app/notice/landing-changes.port'
import { Http } from '../http/http.ts'
import { makeLandingChanges } from '../notice/landing-changes-storage.ts'
import { makeAdminAccessHttp } from './admin-access-http.ts'
import { makeNoticeAdminHttp } from './notice-admin-http.ts'

/**
 * Also binds the announcement of changed notices. The module of the notices does not bind it, because `/` loads that
 * module but never announces a change.
 */
export const adminModule = new ContainerModule(({ bind }) => {
  bind(AdminAccess).toResolvedValue(makeAdminAccessHttp, [Http])
  bind(NoticeAdmin).toResolvedValue(makeNoticeAdminHttp, [Http])
  bind(LandingChanges).toResolvedValue(makeLandingChanges)
})
