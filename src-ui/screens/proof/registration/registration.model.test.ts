import { expect, it } from 'vitest'
import { anApplication } from '#domain/application/testing/an-application'
import { evidenceWorld } from '../../../testing/evidence-world.ts'
import { makeRegistrationModel } from './registration.model.ts'

it('[D2-117] [P-027] the type and unit cannot change during a request', () => {
  const registration = makeRegistrationModel(
    evidenceWorld().services,
    {
      key: 'general',
      type: 'general',
      detailType: '',
      opened: { application: anApplication(), verdict: 'ok', because: { rule: '', ref: '' }, baseApproved: false },
    },
    { performanceFiles: null },
  )
  const { totalUnit } = registration.form()
  const other = totalUnit === 'amount' ? 'cases' : 'amount'
  const unlock = registration.lock.lock()
  registration.choose('direct')
  expect(registration.fields.totalUnit.enter(other)).toBe(false)
  expect(registration.form()).toMatchObject({ type: 'general', totalUnit })

  unlock()
  expect(registration.fields.totalUnit.enter(other)).toBe(true)
  expect(registration.form()).toMatchObject({ type: 'general', totalUnit: other })
  registration.choose('direct')
  expect(registration.type.value).toBe('direct')
})
