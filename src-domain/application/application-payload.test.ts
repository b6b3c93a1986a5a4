import { describe, expect, it } from 'vitest'
import { Won } from '../kernel/won.ts'
import { applicantNameOf, composeApplication } from './application-payload.ts'
import { summariseApplication } from './application-summary.ts'
import { residentNumber } from './resident-number.ts'
import { CORPORATE_FORM, INDIVIDUAL_FORM } from './submit-checks.cases.ts'

const SESSION = { ci: 'CI-1', mngFrGb: '1', suptSn: '' }
const NONE = { deliveryAmount: null }
const individual = composeApplication(INDIVIDUAL_FORM, SESSION, NONE)
const corporate = composeApplication(CORPORATE_FORM, { ...SESSION, mngFrGb: '0', suptSn: 'S-7' }, NONE)

describe('[A-061] [D2-107] the name of the applicant', () => {
  it.each([
    ['김서준', '김서준'],
    ['가'.repeat(100), '가'.repeat(100)],
    ['가'.repeat(130), '가'.repeat(100)],
  ])('%s is sent as %s', (name, sent) => expect(applicantNameOf(name)).toBe(sent))
})

describe('the payload of a new application', () => {
  it('[A-130] has exactly the documented fields', () =>
    expect(Object.keys(individual).join(', ')).toBe(
      'suptSn, aplyNo, aplyType, aplyNm, rpsrRnno, brdt, aplyDesc, mbtlnum, ci, brno, mngFrGb, corpNm, opbzDt, crpno, soaMm, coRprsvYn, bankNm, acntNo, dpstrNm, sprtAmt, dcsnAmt, prcsStts, mdtAgreYn, ntaxAgreYn, methodType',
    ))

  it('carries the values of an individual', () =>
    expect(individual).toEqual({
      suptSn: null,
      aplyNo: 'A202506260001',
      aplyType: '일반',
      aplyNm: '김서준',
      rpsrRnno: '9001011234567',
      brdt: '19900101',
      aplyDesc: '',
      mbtlnum: '01012345678',
      ci: 'CI-1',
      brno: '1000100001',
      mngFrGb: '1',
      corpNm: '한빛분식',
      opbzDt: '20200131',
      crpno: '',
      soaMm: '12',
      coRprsvYn: 'N',
      bankNm: '국민은행',
      acntNo: '1101234567890',
      dpstrNm: '김서준',
      sprtAmt: 1_000_000,
      dcsnAmt: 0,
      prcsStts: '신청',
      mdtAgreYn: 'Y',
      ntaxAgreYn: 'Y',
      methodType: '',
    }))

  it('[A-131] joins the number parts; a corporate number for corporations only', () => {
    expect(corporate).toMatchObject({
      rpsrRnno: '9001011234567',
      brno: '1008100001',
      crpno: '1101111234567',
      suptSn: 'S-7',
    })
    const typed = {
      ...INDIVIDUAL_FORM,
      resident: residentNumber('000229', '0000001'),
      brNo: '100-01-00001',
      co1: '110111',
      co2: '1234567',
    }
    expect(composeApplication(typed, SESSION, NONE)).toMatchObject({
      rpsrRnno: '0002290000001',
      brno: '1000100001',
      crpno: '',
    })
  })

  it.each(['19900101', '1990-01-01', '1990.01.01', '1990/01/01'])('[A-132] birth %s goes as YYYYMMDD', (birth) =>
    expect(composeApplication({ ...INDIVIDUAL_FORM, birth }, SESSION, NONE).brdt).toBe('19900101'),
  )

  it('[A-132] the opening date goes as YYYYMMDD and is shown as YYYY-MM-DD', () => {
    expect(individual.opbzDt).toBe('20200131')
    expect(summariseApplication(INDIVIDUAL_FORM).lines).toContainEqual({ label: 'form.opbzDt', value: '2020-01-31' })
  })

  it('[A-133] digits only, names trimmed', () =>
    expect(
      composeApplication(
        {
          ...INDIVIDUAL_FORM,
          mobile: '010-1234-5678',
          accountNumber: '110-1234-5678-9012-34567',
          companyName: ' 한빛 분식 ',
          depositor: '　김서준 ',
        },
        SESSION,
        NONE,
      ),
    ).toMatchObject({ mbtlnum: '01012345678', acntNo: '1101234567890123', corpNm: '한빛 분식', dpstrNm: '김서준' }))

  it('[A-092] individuals always settle in December, corporations as chosen', () => {
    expect(composeApplication({ ...INDIVIDUAL_FORM, settlementMonth: '3' }, SESSION, NONE).soaMm).toBe('12')
    expect(corporate.soaMm).toBe('3')
    expect(composeApplication({ ...CORPORATE_FORM, settlementMonth: '03' }, SESSION, NONE).soaMm).toBe('3')
  })

  it('[A-134] has the values of a new application; a looked-up amount replaces the default', () => {
    expect(individual).toMatchObject({ coRprsvYn: 'N', sprtAmt: 1_000_000, dcsnAmt: 0, prcsStts: '신청' })
    expect(composeApplication(INDIVIDUAL_FORM, SESSION, { deliveryAmount: Won(250_000) }).sprtAmt).toBe(250_000)
  })

  it('[A-135] carries the key agreements', () => {
    const form = { ...INDIVIDUAL_FORM, keyAgreements: { mdtAgreYn: 'N', ntaxAgreYn: 'Y' } } as const
    expect(composeApplication(form, SESSION, NONE)).toMatchObject({ mdtAgreYn: 'N', ntaxAgreYn: 'Y' })
  })
})

describe('[A-122] the confirmation shows everything that is sent, the resident number masked', () => {
  it('of a corporation', () => {
    const form = {
      ...CORPORATE_FORM,
      documents: { financial: { name: 'f.pdf', size: 2 }, businessRegistration: { name: 'b.jpg', size: 1 } },
    }
    expect(summariseApplication(form)).toEqual({
      lines: [
        { label: 'form.name', value: '김서준' },
        { label: 'form.birth', value: '1990-01-01' },
        { label: 'form.mobile', value: '01012345678' },
        { label: 'form.rrn', value: '900101-*******' },
        { label: 'form.brno', value: '100-81-00001' },
        { label: 'form.corpNm', value: '주식회사 한빛' },
        { label: 'form.opbzDt', value: '2020-01-31' },
        { label: 'form.crpno', value: '110111-1234567' },
        { label: 'form.soaMm', value: '3' },
        { label: 'form.bank', value: '국민은행' },
        { label: 'form.acntNo', value: '1101234567890' },
        { label: 'form.dpstrNm', value: '주식회사 한빛' },
      ],
      files: [
        { document: 'businessRegistration', name: 'b.jpg' },
        { document: 'financial', name: 'f.pdf' },
      ],
    })
  })

  it('shows names as they are sent, without blanks around them', () => {
    const { lines } = summariseApplication({ ...INDIVIDUAL_FORM, companyName: ' 한빛 분식 ', depositor: '　김서준 ' })
    expect(lines).toContainEqual({ label: 'form.bizNm', value: '한빛 분식' })
    expect(lines).toContainEqual({ label: 'form.dpstrNm', value: '김서준' })
  })

  it('of an individual, without corporate number and settlement month', () => {
    const labels = summariseApplication(INDIVIDUAL_FORM).lines.map((line) => line.label)
    expect(labels).toContain('form.bizNm')
    expect(labels).not.toContain('form.crpno')
    expect(labels).not.toContain('form.soaMm')
  })
})
