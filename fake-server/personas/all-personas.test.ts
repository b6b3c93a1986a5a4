import { describe, expect, it } from 'vitest'
import { prepareApplicantAboutToSubmit } from '../testing/applicant-about-to-submit.ts'
import written from './personas.table.json' with { type: 'json' }

/** Personas that must be stopped before or at the application. */
const STOPPED = ['closed-business', 'unregistered-business', 'duplicate-applicant', 'account-mismatch']
const FILE = ['a.pdf', 'application/pdf', Buffer.from('%PDF-1.4')] as const

describe('[A-249] the personas who may apply', () => {
  const names = Object.keys(written['처음 신청하는 사람과 신청할 수 없는 사람']).filter(
    (name) => !STOPPED.includes(name),
  )
  it.each(names)('[A-245] [D1-54] a persona who may apply submits an application: %s', async (name) => {
    const { send, good } = await prepareApplicantAboutToSubmit(name)
    const documents = { businessRegistrationFile: FILE, vatExemptCert: FILE }
    expect((await send({ applicationData: good, ...documents })).status).toBe(200)
  })
})
