import { expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import { evidenceWorld } from '#ui/testing/evidence-world.ts'
import { makeRegistrationModel } from './registration.model.ts'

const openRegistration = () =>
  makeRegistrationModel(
    evidenceWorld().services,
    {
      key: 'general',
      type: 'general',
      detailType: '',
      opened: { application: anApplication(), verdict: 'ok', because: { rule: '', ref: '' }, baseApproved: false },
    },
    { performanceFiles: null },
  )

it('[P-029] [D3-606] each unit keeps its total while the other one is chosen', () => {
  const { fields, form, draft } = openRegistration()
  fields.totalUnit.enter('amount')
  fields.total.enter('123456')
  fields.totalUnit.enter('cases')
  expect(form().total).toBe('')
  fields.total.enter('12')
  fields.totalUnit.enter('amount')
  expect(form().total).toBe('123456')
  fields.totalUnit.enter('cases')
  expect(form().total).toBe('12')
  draft.empty()
  fields.totalUnit.enter('amount')
  expect(form().total).toBe('')
})

it('[P-035] each type keeps its unit and total until the draft is discarded', () => {
  const { choose, fields, form, draft } = openRegistration()
  fields.totalUnit.enter('amount')
  fields.total.enter('123456')
  choose('direct')
  expect(form()).toMatchObject({ totalUnit: 'cases', total: '' })
  fields.total.enter('12')
  choose('general')
  expect(form()).toMatchObject({ totalUnit: 'amount', total: '123456' })
  draft.empty()
  choose('direct')
  expect(form()).toMatchObject({ totalUnit: 'cases', total: '' })
})

it('[P-057] [D3-607] a total of 0 is reported when the person leaves its field', () => {
  const { total } = openRegistration().fields
  total.enter('0')
  expect(total.problem.value).toBeNull()
  total.isTouched.value = true
  expect(total.problem.value).toBe('0보다 큰 수를 적어주세요.')
  total.enter('10')
  expect(total.problem.value).toBeNull()
})

it('[D2-117] [P-027] the type and unit cannot change during a request', () => {
  const registration = openRegistration()
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
