import { describe, expect, it } from 'vitest'
import { CORPORATE_APPLICATION_FORM, INDIVIDUAL_APPLICATION_FORM } from '../submit/submit-checks.cases.ts'
import { summariseApplication } from './application-summary.ts'

describe('[A-122] the confirmation', () => {
  it('shows everything that is sent for a corporation, with a masked resident number', () => {
    const form = {
      ...CORPORATE_APPLICATION_FORM,
      documents: { financial: { name: 'f.pdf', size: 2 }, businessRegistration: { name: 'b.jpg', size: 1 } },
    }
    expect(summariseApplication(form)).toEqual({
      lines: [
        { field: 'name', value: '김서준' },
        { field: 'birth', value: '1990-01-01' },
        { field: 'mobile', value: '010-1234-5678' },
        { field: 'residentFront', value: '900101-*******' },
        { field: 'businessNumber', value: '100-81-00001' },
        { field: 'companyName', value: '주식회사 한빛' },
        { field: 'openingDate', value: '2020-01-31' },
        { field: 'corporateFront', value: '110111-1234567' },
        { field: 'settlementMonth', value: '3' },
        { field: 'bank', value: '국민은행' },
        { field: 'accountNumber', value: '1101234567890' },
        { field: 'depositor', value: '주식회사 한빛' },
      ],
      files: [
        { document: 'businessRegistration', name: 'b.jpg' },
        { document: 'financial', name: 'f.pdf' },
      ],
    })
  })

  it('[A-132] shows the opening date as a date without a time', () =>
    expect(summariseApplication(INDIVIDUAL_APPLICATION_FORM).lines).toContainEqual({
      field: 'openingDate',
      value: '2020-01-31',
    }))

  it('shows names without surrounding blanks', () => {
    const { lines } = summariseApplication({
      ...INDIVIDUAL_APPLICATION_FORM,
      companyName: ' 한빛 분식 ',
      depositor: '　김서준 ',
    })
    expect(lines).toContainEqual({ field: 'companyName', value: '한빛 분식' })
    expect(lines).toContainEqual({ field: 'depositor', value: '김서준' })
  })

  it('shows nothing for a missing number and bank', () => {
    const { lines } = summariseApplication({ ...INDIVIDUAL_APPLICATION_FORM, businessNumber: '', bank: null })
    expect(lines).toContainEqual({ field: 'businessNumber', value: '' })
    expect(lines).toContainEqual({ field: 'bank', value: '' })
  })

  it('shows ten entries of an individual, and none that only a corporation has', () => {
    expect(summariseApplication(INDIVIDUAL_APPLICATION_FORM).lines).toHaveLength(10)
    const fields = summariseApplication(INDIVIDUAL_APPLICATION_FORM).lines.map(({ field }) => field)
    expect(fields).toContain('companyName')
    expect(fields).not.toContain('corporateFront')
    expect(fields).not.toContain('settlementMonth')
  })
})
