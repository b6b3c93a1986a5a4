import { describe, expect, it } from 'vitest'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'

const CODES = '/api/v1/common/codes/groups/list'

describe('POST /api/v1/common/codes/groups/list', () => {
  it('[A-240] [P-291] returns the banks, the reasons, and an empty list for an unknown group', async () => {
    const { api } = await prepareApplicantAtForm('new-individual-confirmed')
    const codes = async (groupId: string) =>
      (await api.post(CODES, { groupId })).body.result as readonly Record<string, string>[]
    const banks = await codes('BANK')
    expect(banks).toContainEqual({ codeId: 'BANK_4', codeName: 'KB국민은행', codeValue: '4', codeDesc: '' })
    expect(new Set(banks.map((bank) => bank['codeValue'])).size).toBe(banks.length)
    const reasonCodes = await codes('REAS_TYPE')
    for (const { codeName, codeDesc } of reasonCodes) {
      expect(codeName).toMatch(/[가-힣]/)
      expect(codeDesc).toEqual(expect.any(String))
    }
    const reasons = reasonCodes.map((reason) => reason['codeValue'])
    expect(reasons).toEqual(expect.arrayContaining(['US01', 'US02']))
    expect(reasons.length).toBeGreaterThanOrEqual(4)
    expect(await codes('NOTHING')).toEqual([])
  })
})
