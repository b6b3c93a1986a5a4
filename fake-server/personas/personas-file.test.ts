import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Schema from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { aFolder } from '../testing/a-server.ts'
import { openTestApi } from '../testing/api.ts'
import { PersonaInputs } from './persona-input.ts'
import { allPersonasWithFile } from './personas-file.ts'
import written from './personas.table.json' with { type: 'json' }

const fileOf = (content: unknown): string => {
  const file = join(aFolder(), 'my.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const MINE = { brNo: '1000100002', about: '내가 만든 사람. 증빙 하나가 보완요청을 받았다.' }

describe('[A-249] a file of personas', () => {
  it.each(Object.entries(written))('a file of personas can contain our persona %s', (_, ours) =>
    expect(Schema.Errors(PersonaInputs, ours)).toEqual([true, []]),
  )
  it('may contain a persona with an application, proofs and opinions', async () => {
    const mine = {
      ...MINE,
      openingDate: '2021-02-03',
      application: {
        status: 'targetSelected',
        decided: 1000,
        proofs: [
          { status: 'supplementRequest', items: [{ type: 'general', status: 'supplementRequest', reason: '흐림' }] },
          { type: 'parcel', status: 'paymentComplete', won: 1000, records: [{ name: '롯데', won: 1000 }] },
        ],
        opinions: [{ content: '의견', answer: '답변' }],
      },
    }
    const api = await openTestApi({ personaSet: await allPersonasWithFile(fileOf({ mine })) })
    const facts = await api.persona('mine')
    expect(facts).toMatchObject({ brNo: MINE.brNo, openingDate: '2021-02-03' })
    await api.signIn(facts, facts.aplyNo ?? '')
    const { body } = await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci })
    expect(body.result).toMatchObject({ prcsStts: '대상선정', receiptProofMstrs: [{}, {}], opinionSubmits: [{}] })
    expect((await api.persona('applied-new')).aplyNo).not.toBeNull()
  })
  it.each([
    ['{"mine": ', /JSON/],
    [[], /must be object/],
    [{ mine: { about: '번호가 없다.' } }, /\/mine must have required properties brNo/],
    [{ mine: { ...MINE, application: { status: '신청' } } }, /\/mine\/application\/status must be equal to one of/],
    [
      { mine: { ...MINE, application: { proofs: [{ status: null, records: [{ name: '롯데', won: '84,000원' }] }] } } },
      /\/mine\/application\/proofs\/0\/records\/0\/won must be integer/,
    ],
    [{ mine: { ...MINE, applications: [] } }, /\/mine\/applications is not known/],
    [{ mine: { ...MINE, openingDate: '2021-02-31' } }, /mine.*the opening date is a day/],
    [{ 'applied-new': MINE }, /\/applied-new is the name of another persona/],
  ])('is rejected with the position of the mistake: %j', async (content, place) => {
    const file = fileOf(content)
    const mistake = allPersonasWithFile(file)
    await expect(mistake).rejects.toThrow(`--personas: ${file}: `)
    await expect(allPersonasWithFile(file)).rejects.toThrow(place)
  })
})
