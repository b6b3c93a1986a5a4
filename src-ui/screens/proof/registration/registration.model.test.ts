import { expect, it } from 'vitest'
import { anApplication } from '#app/testing/an-application'
import { evidenceWorld } from '../../../testing/evidence-world.ts'
import { makeRegistration } from './registration.model.ts'

it('[D2-117] [P-027] a registration keeps type and division while a request uses the entries, and can change them after it', () => {
  const registration = makeRegistration(
    evidenceWorld().services,
    {
      key: 'general',
      type: 'general',
      detailType: '',
      opened: { application: anApplication(), verdict: 'ok', because: { rule: '', ref: '' }, baseApproved: false },
    },
    { performanceFiles: null },
  )
  const { division } = registration.form()
  const other = division === 'amount' ? 'cases' : 'amount'
  const unlock = registration.lock.lock()
  registration.choose('direct')
  expect(registration.fields.division.enter(other)).toBe(false)
  expect(registration.form()).toMatchObject({ type: 'general', division })

  unlock()
  expect(registration.fields.division.enter(other)).toBe(true)
  expect(registration.form()).toMatchObject({ type: 'general', division: other })
  registration.choose('direct')
  expect(registration.type.value).toBe('direct')
})
