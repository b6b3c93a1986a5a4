import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { endpoint, type ReceivedCall, type Handler } from '../../http/handler.ts'
import type { CertificationStartDoc } from '../../world/collections.ts'
import { EachField, Type } from '../../world/schema.ts'
import { areTestToolsEnabled } from '../../world/settings.ts'
import { findDoc, type World, allDocs, changeDoc } from '../../world/world.ts'
import { decideUseOfStart, freshCertifications, storeCertification } from './certifications.ts'
import { renewBrowserId } from './renew-browser-id.ts'

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Report = Type.Object(EachField(Text, 'aplyNo', 'brNo', 'ci', 'name', 'phoneNumber', 'birthDay', 'provider'))

/** Returns the simple certifications of this person that a provider performed, oldest first. [D1-26] */
const simpleStartsOf = (world: World, ci: string): readonly CertificationStartDoc[] =>
  allDocs(world, 'mtxs').filter((start) => start.method === 'simple' && start.ci === ci)

/**
 * Returns the world after a report, and the time of the certification; null if there is nothing to report. Only one
 * browser can report a completed certification, which is then valid only in that browser. If the browser reports it
 * again, its time does not change. While the test tools are on, a report needs no completed certification. [E-190]
 * [E-196]
 */
const withReport = (
  world: World,
  ci: string,
  call: Pick<ReceivedCall, 'now' | 'cookies'>,
): readonly [World, number] | null => {
  const start = simpleStartsOf(world, ci).findLast(
    (candidate) => decideUseOfStart(candidate, 'unknown', call.now).verdict === 'ok',
  )
  if (start?.confirmedAt != null)
    return [changeDoc(world, 'mtxs', start.mtxId, (before) => ({ ...before, takenAt: call.now })), start.confirmedAt]
  if (areTestToolsEnabled(world)) return [world, call.now]
  const earlierCertification = freshCertifications(world, call).find((certification) => certification.ci === ci)
  return earlierCertification === undefined ? null : [world, earlierCertification.at]
}

/**
 * Stores a reported simple certification; rejects a report without `ci`. The personal data comes from the provider, not
 * from the report. [E-190] [D1-27]
 */
const report: Handler<{ readonly [field in keyof (typeof Report)['properties']]?: string | null }> = (world, call) => {
  const { provider, brNo, aplyNo } = call.body
  const ci = call.body.ci || reject('certificationReport/ci', 400, 'AUTH_MISSING_CI', 'server.certMissingCi')
  const reportResult = withReport(world, ci, call)
  const person = findDoc(world, 'people', ci)
  if (reportResult === null || person === null) {
    const decision = decideUseOfStart(simpleStartsOf(world, ci).at(-1) ?? null, 'unknown', call.now)
    reject('certificationReport/result', 400, 'AUTH_NOT_CONFIRMED', 'cert.failed', { success: false, decision })
  }
  const [after, at] = reportResult
  const [withBrowserId, { browser, cookies }] = renewBrowserId(after, call)
  const certified = { ...person, provider: provider ?? '', brNo: brNo || null, aplyNo: aplyNo || null, browser, at }
  return [storeCertification(withBrowserId, call, certified), okAnswer({ success: true }, cookies)]
}

const reporting = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    ref: 'E-190',
    rejects: ['AUTH_MISSING_CI', 'AUTH_NOT_CONFIRMED'],
    body: Report,
    answer: okAnswerSchema({ success: Type.Literal(true) }),
    handler: report,
  })

export const reportSimpleCertification = reporting('/api/v1/auth/simple/success')
export const reportSimpleCertificationForResult = reporting('/api/v1/auth/simpleResult/success')
