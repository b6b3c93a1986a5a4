import { describe, expect, it } from 'vitest'
import type { PersonaFacts } from '../../personas/persona.ts'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'

const REAL_NAME = '/api/v1/auth/realname'

describe('POST /api/v1/auth/realname', () => {
  const question = (facts: PersonaFacts, aplyNo: string) => ({
    aplyNo,
    ci: facts.ci,
    mngFrGb: facts.mngFrGb,
    brno: facts.brNo,
    aplyType: facts.aplyType,
    jumin1: facts.residentNumber.slice(0, 6),
    jumin2: facts.residentNumber.slice(6),
    name: facts.name,
    brdt: facts.birthDay,
  })
  it('[A-241] [A-256] accepts a matching name without storing the number', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await api.post(REAL_NAME, question(facts, aplyNo))).body).toMatchObject({ status: 200 })
    const { text } = await api.get('/__world/journal')
    const snapshot = await api.get('/__world/snapshot')
    for (const kept of [text, snapshot.text]) {
      expect(kept).not.toContain(facts.residentNumber)
      expect(kept).not.toContain(facts.residentNumber.slice(6))
    }
  })
  it('[A-241] returns a status other than 200 for a name mismatch', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('name-mismatch')
    expect(await api.post(REAL_NAME, question(facts, aplyNo))).toMatchObject({
      status: 200,
      body: { status: 400, message: '입력하신 정보로 실명이 확인되지 않았습니다.' },
    })
  })
  it('[A-241] rejects a different name, birth date or incomplete number', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-confirmed')
    const good = question(facts, aplyNo)
    for (const change of [{ name: '박나무' }, { brdt: '19850316' }, { jumin1: '850316' }, { jumin2: '123' }])
      expect((await api.post(REAL_NAME, { ...good, ...change })).body['status']).toBe(400)
    expect((await api.post(REAL_NAME, { ...good, jumin2: '9999999' })).status).toBe(500)
  })
})
