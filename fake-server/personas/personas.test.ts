import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '#domain/application-status/application-status.table'
import { isRoute } from '#domain/pages/routes'
import { supplementDueDay } from '#domain/proof/supplement/supplement'
import { daysUntil } from '#domain/time/day-arithmetic'
import { toDomainProof } from '../agency/proof/stored-proofs.ts'
import { openTestApi } from '../testing/api.ts'
import { allDocs, changedDocsOf, findDoc, freshWorld } from '../world/world.ts'
import { PERSONA_SET, type PersonaName } from './all-personas.ts'
import { buildPersona } from './build-persona.ts'
import { fictionalResidentNumber, OWNERS_BY_NUMBER } from './owners.ts'
import { checkedPersonasOrThrow, type Persona } from './persona.ts'
import { SEED } from './seed.ts'
import { signPersonaIn } from './sign-persona-in.ts'

const APPLICANTS = PERSONA_SET.personas as Readonly<Record<PersonaName, Persona>>

/** The names that the personas must have. */
const NAMES = `new-individual-rapid new-individual-confirmed new-corporate-confirmed tax-exempt-owner closed-business
  unregistered-business unregistered-business-errcd-10 duplicate-applicant name-mismatch account-mismatch applied-new
  applied-info-lookup applied-verification applied-supplement-request applied-supplement-complete applied-under-review
  applied-deliberation applied-target-selected applied-not-selected applied-hold applied-payment-complete
  applied-transfer-error applied-request-verified applied-user-cancel applied-user-delete applied-received
  applied-approved new-individual-declined selected-base-approved selected-parcel-submitted selected-parcel-finished
  selected-supplement selected-paid-299999 selected-paid-300000 corporate-supplement-request thousand-proofs
  hold-opinion-none hold-opinion-waiting hold-opinion-answered hold-opinion-two`.split(/\s+/)

const NOW = Date.UTC(2025, 5, 26)
const context = () => {
  let count = 0
  return { now: NOW, ids: { token: () => `token-${++count}`, id: () => `id-${++count}` } }
}

describe('personas', () => {
  it('[A-249] the personas have exactly the required names', () => {
    expect(Object.keys(APPLICANTS).toSorted()).toEqual(NAMES.toSorted())
  })
  it.each(Object.entries(APPLICANTS))(
    '[A-249] each persona has a Korean title and existing pages: %s',
    (_, persona) => {
      expect(persona.about).toMatch(/^[^a-z]*[가-힣].*\.$/)
      expect(persona.pages.every(isRoute)).toBe(true)
    },
  )
  it.each(Object.entries(APPLICANTS))(
    '[A-249] [A-256] a persona enters a world without storing the resident number: %s',
    (_, persona) => {
      const { residentNumber } = persona.facts(NOW)
      const world = persona.place(freshWorld('w', SEED), context())
      expect(JSON.stringify(changedDocsOf(world)).includes(residentNumber)).toBe(false)
    },
  )
  it('[A-256] each persona has a resident number with a wrong check digit', () => {
    for (const person of Object.values(OWNERS_BY_NUMBER)) {
      const number = fictionalResidentNumber(person)
      expect(number).toMatch(/^\d{13}$/)
      const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]
      const sum = weights.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
      expect(Number(number[12])).not.toBe((11 - (sum % 11)) % 10)
    }
  })
  it('[A-249] the personas cover every status that an application can have', () => {
    const placed = Object.values(APPLICANTS).flatMap((persona) =>
      allDocs(persona.place(freshWorld('w', SEED), context()), 'applications').map(({ status }) => status),
    )
    expect(new Set(placed)).toEqual(new Set([...APPLICATION_STATUSES, null]))
  })
  it('[A-249] the personas cover every proof type, and listed and unlisted reasons', () => {
    const worlds = Object.values(APPLICANTS).map((persona) => persona.place(freshWorld('w', SEED), context()))
    const types = worlds.flatMap((world) => allDocs(world, 'proofMasters').map(({ proofType }) => proofType))
    expect(new Set(types)).toEqual(new Set(['general', 'direct', 'rapid', 'parcel']))
    const listed = findDoc(freshWorld('w', SEED), 'codes', 'REAS_TYPE')?.codes.map(({ codeValue }) => codeValue)
    const reasons = new Set(
      worlds.flatMap((world) => allDocs(world, 'applications').flatMap((application) => application.reasons)),
    )
    const isListed = (reason: string) => listed?.includes(reason)
    expect([...reasons].filter(isListed)).toEqual(expect.arrayContaining(['US01', 'US02']))
    expect([...reasons].filter((reason) => !isListed(reason))).toEqual(['XX99'])
  })
  it('[A-249] an invalid persona stops the start, and the error gives its name', () => {
    const wrong = buildPersona({ brNo: '12345', about: '잘못된 번호.' })
    expect(() => checkedPersonasOrThrow({ wrong })).toThrow(
      'persona wrong: not true that the number has ten digits and an owner',
    )
    const closedPersona = buildPersona({ brNo: '2000100003', about: '폐업.', application: { status: 'applied' } })
    expect(() => checkedPersonasOrThrow({ closed: closedPersona })).toThrow(
      'only a business that may go on has an application',
    )
  })
  it('[P-275] the proof files of a persona have the stated size', () => {
    const world = APPLICANTS['selected-supplement'].place(freshWorld('w', SEED), context())
    for (const { bytesName, size } of allDocs(world, 'storedFiles'))
      expect(statSync(join(import.meta.dirname, '../files/samples', bytesName)).size).toBe(size)
  })
  it('[A-249] [D2-112] six days are left for the supplement of `selected-supplement`', () => {
    const world = APPLICANTS['selected-supplement'].place(freshWorld('w', SEED), context())
    const [application] = allDocs(world, 'applications')
    const [master] = allDocs(world, 'proofMasters')
    if (application === undefined || master === undefined) throw new Error('nothing was placed')
    const requestedAt = toDomainProof(application, master).updatedAt
    expect(requestedAt).toBe(master.supplementAskedAt)
    expect(daysUntil(supplementDueDay(requestedAt ?? 0), NOW)).toBe(6)
  })
  it.each(Object.keys(APPLICANTS) as (keyof typeof APPLICANTS)[])(
    '[A-249] [D2-158] each persona has a history in chronological order: %s',
    (name) => {
      const world = APPLICANTS[name].place(freshWorld('w', SEED), context())
      const rising = (...moments: readonly (number | null)[]) => {
        const instants = moments.filter((moment) => moment !== null)
        expect(instants).toEqual([...new Set(instants)].toSorted((one, other) => one - other))
        expect(instants.every((moment) => moment <= NOW)).toBe(true)
      }
      for (const application of allDocs(world, 'applications')) {
        const { aplyNo, status, registeredAt, submittedAt, changedAt } = application
        const isOfIt = (paper: { readonly aplyNo: string }) => paper.aplyNo === aplyNo
        expect(registeredAt).toBeLessThanOrEqual(submittedAt ?? NOW)
        expect(submittedAt ?? registeredAt).toBeLessThanOrEqual(changedAt)
        // The last change of a selected application without proofs was the decision. Other applications were last
        // changed by their proofs.
        const decision = status === 'targetSelected' ? changedAt : null
        for (const master of allDocs(world, 'proofMasters').filter(isOfIt)) {
          const { registeredAt: handedIn, supplementAskedAt } = master
          rising(submittedAt, decision, handedIn, supplementAskedAt)
          rising(submittedAt, decision, handedIn, toDomainProof(application, master).completedAt)
          const rows = allDocs(world, 'proofItems').filter(
            (row) => row.receiptProofMstrId === master.receiptProofMstrId,
          )
          expect(rows.every((row) => row.registeredAt === handedIn)).toBe(true)
        }
        for (const { registeredAt: objected, answeredAt } of allDocs(world, 'opinions').filter(isOfIt)) {
          expect(objected).toBeGreaterThanOrEqual(changedAt)
          rising(objected, answeredAt)
        }
      }
    },
  )
})

describe('signing in as a persona', () => {
  it('fills the session as the application flow does', () => {
    const persona = APPLICANTS['new-individual-rapid']
    const [world, { token, session }] = signPersonaIn(
      persona.place(freshWorld('w', SEED), context()),
      persona,
      '/aply-info',
      context(),
    )
    const { brNo, ci, name } = persona.facts(NOW)
    expect(session).toMatchObject({
      businessNumber: brNo,
      ci,
      certifiedName: name,
      flow: 'application',
      consentsSaved: true,
      token,
    })
    expect(session.timer).toEqual({ deadline: NOW + 3_600_000, isRunning: true })
    expect(findDoc(world, 'applications', session.applicationNumber)).toMatchObject({ brNo, ci, status: null })
    expect(findDoc(world, 'consents', session.applicationNumber)?.agreements).toHaveLength(17)
    expect(findDoc(world, 'tokens', token)).toMatchObject({
      kind: 'login',
      brNo,
      ci,
      aplyNo: session.applicationNumber,
    })
  })
  it('keeps the declined consents of a persona', () => {
    const decliningPersona = APPLICANTS['new-individual-declined']
    const [, { session }] = signPersonaIn(
      decliningPersona.place(freshWorld('w', SEED), context()),
      decliningPersona,
      '/aply-info',
      context(),
    )
    expect(session).toMatchObject({ mydataAgreed: false, consentsSaved: true })
    const fresh = APPLICANTS['new-individual-confirmed']
    const [world, first] = signPersonaIn(fresh.place(freshWorld('w', SEED), context()), fresh, '/info-agree', context())
    expect(first.session.consentsSaved).toBe(false)
    expect(findDoc(world, 'consents', first.session.applicationNumber)).toBeNull()
  })
  it('opens the result page for every persona that has applied', async () => {
    const api = await openTestApi()
    for (const [name, persona] of Object.entries(APPLICANTS)) {
      if (!persona.pages.includes('/aply-result')) continue
      const entered = await api.get(`/__world/enter?persona=${name}&to=/aply-result`)
      expect([name, entered.status]).toEqual([name, 200])
      const { brNo: brno, ci, aplyNo, name: aplyNm } = persona.facts(NOW)
      const detail = await api.post('/api/v1/application/result/detail/brno', { brno, ci })
      expect(detail.body.result).toMatchObject({ aplyNo, aplyNm, brno })
    }
  })
})
