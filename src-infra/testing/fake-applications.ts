import type { Applications } from '#app/application/applications.port'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { ApplicationsHttp } from '../application/applications-http.ts'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { type RecordedCall, fakeHttp } from './fake-http.ts'

/** Makes the applications adapter with a back end that gives one answer to every call. */
export const fakeApplications = (
  answer: unknown,
  calls: RecordedCall[] = [],
  settings = DEFAULT_SETTINGS,
): Applications =>
  ApplicationsHttp.make({ http: fakeHttp(answer, calls), settings: { read: () => settings }, digest: makeDigestWeb() })
