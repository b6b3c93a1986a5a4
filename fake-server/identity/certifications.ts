import { SESSION_SECONDS } from '#domain/entry-limits'
import { refusal, success } from '../answers.ts'
import { liveOf, registeredOf, shownOf, applicationsOf } from '../application/applications.ts'
import { type Call, type SetCookie, route } from '../handler.ts'
import { Type } from '../schema.ts'
import { issueToken, loginCookie } from '../session/tokens.ts'
import type { CertificationDoc } from '../world/collections.ts'
import { allOf, find, put, type World, amend } from '../world/world.ts'

/**
 * Name of the cookie that tells one browser from another, so that a certification counts only where it was started or
 * reported. No script reads it; the documents do not name it, and no page has to know it. [E-188]
 */
export const BROWSER_COOKIE = 'browser'

/** The browser of a call, null where no certification was started or reported in it yet. */
export const browserOf = ({ cookies }: Pick<Call, 'cookies'>): string | null => cookies[BROWSER_COOKIE] || null

export const browserCookie = (browser: string): SetCookie => ({
  name: BROWSER_COOKIE,
  value: browser,
  seconds: SESSION_SECONDS,
  httpOnly: true,
})

/** The cookie for a browser that has none yet: it gets it before it certifies, so that no answer that is lost takes it away. */
export const firstCookie = (call: Pick<Call, 'cookies' | 'ids'>): readonly SetCookie[] =>
  browserOf(call) === null ? [browserCookie(call.ids.token())] : []

/** The browser of a call that starts or reports a certification; one that is not known yet gets its name here. */
export const boundBrowser = (call: Pick<Call, 'cookies' | 'ids'>): string => browserOf(call) ?? call.ids.token()

/** How long a certification opens what asks for one. [E-189] */
const FRESH_FOR_MS = 10 * 60 * 1000

/** Keeps what a provider confirmed. [E-190] [E-193] [E-195] */
export const storeCertification = (
  world: World,
  { ids, now }: Pick<Call, 'ids' | 'now'>,
  certified: Omit<CertificationDoc, 'id' | 'at'>,
): World => {
  const id = ids.id()
  return put(world, 'certifications', id, { ...certified, id, at: now })
}

/** Has something happened within the last ten minutes? */
export const isFresh = (at: number, now: number): boolean => now - at < FRESH_FOR_MS

/** The certifications of the last ten minutes that count in this browser, newest first. */
export const freshCertifications = (world: World, call: Pick<Call, 'cookies' | 'now'>): readonly CertificationDoc[] =>
  allOf(world, 'certifications')
    .filter(({ at, browser }) => isFresh(at, call.now) && browser === browserOf(call))
    .toReversed()
    .toSorted((a, b) => b.at - a.at)

/** Has this person been certified in this browser in the last ten minutes? [E-189] */
export const isFreshlyCertified = (world: World, ci: string, call: Pick<Call, 'cookies' | 'now'>): boolean =>
  freshCertifications(world, call).some((certification) => certification.ci === ci)

/** Who this is: the person of this world, else what the last certification said of him. */
export const certifiedPerson = (
  world: World,
  ci: string | null,
): Pick<CertificationDoc, 'name' | 'birthDay' | 'phone'> | null =>
  ci === null
    ? null
    : (find(world, 'people', ci) ?? allOf(world, 'certifications').findLast((one) => one.ci === ci) ?? null)

/**
 * Opens the session of a person who was certified in this browser, for a business number. Of a live application only its applicant gets in;
 * otherwise whoever was certified for the number, or the person of the last application. [E-188] [D1-28]
 */
export const setJwtCookie = route({
  method: 'POST',
  path: '/api/v1/auth/setJwtCookie',
  ref: 'E-188',
  query: Type.Object({ brno: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { brno = '' } = call.query
    const live = liveOf(world, brno)
    const application = live ?? registeredOf(world, brno) ?? shownOf(applicationsOf(world, brno))
    const certified = freshCertifications(world, call).find(({ ci, brNo, aplyNo }) =>
      application === null
        ? false
        : live !== null
          ? ci === live.ci
          : ci === application.ci || brNo === brno || aplyNo === application.aplyNo,
    )
    if (application === null || certified === undefined)
      return [world, refusal(401, 'AUTH_NOT_CERTIFIED', 'guard.needCert')]
    const { aplyNo } = application
    const owned =
      application.status === null
        ? amend(world, 'applications', aplyNo, (before) => ({ ...before, ci: certified.ci }))
        : world
    const holder = { kind: 'login' as const, brNo: brno, aplyNo, ci: certified.ci }
    const [after, token] = issueToken(owned, call, SESSION_SECONDS, holder)
    return [after, { ...success(), cookies: [loginCookie(token, SESSION_SECONDS)] }]
  },
})
