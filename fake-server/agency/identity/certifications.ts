import {
  type CertificationUseFacts,
  type CertificationUseVerdict,
  decideCertificationUse,
} from '#domain/identity/certification-use'
import { CERTIFICATION_LIFE_MS } from '#domain/identity/sign-in'
import type { Decision } from '#domain/kernel/decide'
import { browserIdOf } from '../../http/browsers.ts'
import type { ReceivedCall } from '../../http/handler.ts'
import type { CertificationDoc, CertificationStartDoc } from '../../world/collections.ts'
import { allDocs, findDoc, putDoc, type World } from '../../world/world.ts'

/** Stores a certification that a provider confirmed at the time `at`. [E-190] [E-193] [E-195] */
export const storeCertification = (
  world: World,
  { ids }: Pick<ReceivedCall, 'ids'>,
  certified: Omit<CertificationDoc, 'id'>,
): World => {
  const id = ids.id()
  return putDoc(world, 'certifications', id, { ...certified, id })
}

/** True if `certifiedAt` is less than ten minutes before `now`. */
const isFreshCertification = (certifiedAt: number, now: number): boolean => now - certifiedAt < CERTIFICATION_LIFE_MS

/**
 * Decides whether the result of a started certification may be used. `start` is null if the call refers to no started
 * certification. `browser` is the browser that started it, compared with the browser of the call. [E-190] [E-193]
 */
export const decideUseOfStart = (
  start: CertificationStartDoc | null,
  browser: CertificationUseFacts['browser'],
  now: number,
): Decision<CertificationUseVerdict> =>
  decideCertificationUse({
    confirmed: start?.outcome === 'confirmed',
    fresh: start?.confirmedAt != null && isFreshCertification(start.confirmedAt, now),
    unused: start !== null && start.takenAt === null,
    browser,
  })

/**
 * Returns the certifications of the last ten minutes that are valid in this browser, newest first. All of them are of
 * the person who was certified last, so that nobody signs in as an earlier person. [D1-28]
 */
export const freshCertifications = (
  world: World,
  call: Pick<ReceivedCall, 'cookies' | 'now'>,
): readonly CertificationDoc[] => {
  const browserId = browserIdOf(world, call)
  const fresh = allDocs(world, 'certifications')
    .filter(({ at, browser }) => isFreshCertification(at, call.now) && browser === browserId)
    .toReversed()
    .toSorted((a, b) => b.at - a.at)
  return fresh.filter(({ ci }) => ci === fresh[0]?.ci)
}

/** True if this person was the last to be certified in this browser, in the last ten minutes. [E-189] */
export const isFreshlyCertified = (world: World, ci: string, call: Pick<ReceivedCall, 'cookies' | 'now'>): boolean =>
  freshCertifications(world, call).some((certification) => certification.ci === ci)

/** Returns the stored person, or if there is none, the person from the newest certification. */
export const certifiedPerson = (
  world: World,
  ci: string | null,
): Pick<CertificationDoc, 'name' | 'birthDay' | 'phone'> | null =>
  ci === null
    ? null
    : (findDoc(world, 'people', ci) ??
      allDocs(world, 'certifications').findLast((certification) => certification.ci === ci) ??
      null)
