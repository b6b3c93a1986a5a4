import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application-status/application-status.table.ts'
import { businessNumberOrThrow } from '../business/examples/business-number-or-throw.ts'
import { isLiveApplication, isRegisteredApplication, isSameApplicant, isSubmittedApplication } from './application.ts'

describe('[A-003] two applicants', () => {
  const kim = { ci: 'CI-1', businessNumber: businessNumberOrThrow('1000100001') }

  it('two applicants are equal if both person and business are equal', () => {
    expect(isSameApplicant(kim, { ...kim })).toBe(true)
    expect(isSameApplicant(kim, { ...kim, ci: 'CI-2' })).toBe(false)
    expect(isSameApplicant(kim, { ...kim, businessNumber: businessNumberOrThrow('1000100002') })).toBe(false)
    expect(isSameApplicant({ ci: '', businessNumber: '' }, { ci: '', businessNumber: '' })).toBe(false)
    expect(isSameApplicant({ ...kim, ci: '' }, { ...kim, ci: '' })).toBe(false)
    expect(isSameApplicant({ ...kim, businessNumber: '' }, { ...kim, businessNumber: '' })).toBe(false)
  })
})

describe('[A-276] the stage of an application', () => {
  it('is "registered" once it has a number, and "submitted" once it was created', () => {
    expect(isRegisteredApplication({ number: '' })).toBe(false)
    expect(isRegisteredApplication({ number: 'A1' })).toBe(true)
    expect(isSubmittedApplication({ number: 'A1', submitted: false })).toBe(false)
    expect(isSubmittedApplication({ number: 'A1', submitted: true })).toBe(true)
  })

  it('is live from the submission to a cancellation or deletion', () => {
    const live = APPLICATION_STATUSES.filter((status) => isLiveApplication({ number: 'A1', submitted: true, status }))
    expect(APPLICATION_STATUSES.filter((status) => !live.includes(status))).toEqual(['userCancel', 'userDelete'])
    expect(isLiveApplication({ number: 'A1', submitted: false, status: 'applied' })).toBe(false)
    expect(isLiveApplication({ number: 'A1', submitted: true, status: { unknown: '서류이관' } })).toBe(true)
  })
})
