import type { Applications } from '#app/application/applications.port'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { makeApplicationsHttp } from '../application/applications-http.ts'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { type RecordedCall, fakeHttp } from './fake-http.ts'

/** Makes the applications adapter with a back end that gives one answer to every call. */
export const fakeApplications = (
  answer: unknown,
  calls: RecordedCall[] = [],
  settings = DEFAULT_SETTINGS,
): Applications => makeApplicationsHttp(fakeHttp(answer, calls), { read: () => settings }, makeDigestWeb())
