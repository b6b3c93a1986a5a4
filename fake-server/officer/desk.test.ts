import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES, applicationStatusRow } from '#domain/application-status/application-status.table'
import { PROOF_OFFICER_ACTION_INPUTS } from '#domain/application/officer/officer-actions.table'
import { APPLICATION_TRANSITIONS } from '#domain/application/transitions.table'
import { sourceStates, transitionsOf } from '#domain/kernel/transitions'
import { openTestApi, type TestApi } from '../testing/api.ts'
import { changeDoc } from '../world/world.ts'
import type { officerDeskOf } from './desk.ts'

type Desk = ReturnType<typeof officerDeskOf>
/** The schema of an action's fields, with examples. */
type Asks = {
  readonly properties: Readonly<
    Record<string, { readonly examples: readonly [unknown]; readonly description?: string }>
  >
}

const deskIn = async (api: TestApi) => (await api.get('/__world/desk')).body as unknown as Desk
const offeredActions = (thing: Desk[number] | undefined) => thing?.actions.map(({ action }) => action)

describe("[A-249] the officer's desk", () => {
  it('offers exactly the actions that the status allows', async () => {
    const api = await openTestApi()
    const { aplyNo } = await api.persona('applied-new')
    for (const status of APPLICATION_STATUSES) {
      const changes = { status, decidedAmount: 1 }
      api.change((world) => changeDoc(world, 'applications', aplyNo ?? '', (before) => ({ ...before, ...changes })))
      const [thing] = await deskIn(api)
      expect(thing?.order).toEqual({ aplyNo })
      expect(thing?.status).toEqual(applicationStatusRow(status).ko)
      expect(offeredActions(thing)).toEqual(
        transitionsOf(APPLICATION_TRANSITIONS).flatMap((row) =>
          row.who === 'officer' && sourceStates(row).includes(status) ? [row.action] : [],
        ),
      )
    }
  })

  it('offers no action that fails', async () => {
    const api = await openTestApi()
    for (const persona of [
      'applied-under-review',
      'selected-supplement',
      'selected-parcel-submitted',
      'hold-opinion-waiting',
    ]) {
      await api.persona(persona)
      for (const { order, actions } of await deskIn(api))
        for (const { action, asks } of actions) {
          await api.persona(persona)
          const { properties } = asks as Asks
          const examples = Object.entries(properties).map(([name, proposed]) => [name, proposed.examples[0]])
          const answer = await api.post('/__world/officer', { ...order, action, ...Object.fromEntries(examples) })
          expect([persona, action, answer.status]).toEqual([persona, action, 200])
        }
    }
  })

  it.each([
    ['notSelected', 'approved', 'pay-proof', 'DK-7'],
    ['notSelected', 'submitComplete', 'approve-proof', 'DK-7'],
    ['notSelected', 'submitComplete', 'request-proof-supplement', 'DK-7'],
    ['paymentComplete', 'approved', 'pay-proof', 'DK-11'],
    ['paymentComplete', 'submitComplete', 'approve-proof', 'DK-11'],
    ['paymentComplete', 'submitComplete', 'request-proof-supplement', 'DK-11'],
    ['paymentComplete', 'submitComplete', 'hold-proof', 'DK-11'],
    ['transferError', 'approved', 'pay-proof', 'DK-14'],
  ] as const)(
    '[D3-662] [D3-672] [D3-691] for an application in status %s with a proof in status %s, does not offer %s, which rule %s refuses',
    async (status, proofStatus, action, rule) => {
      const api = await openTestApi()
      const { aplyNo } = await api.persona('selected-supplement')
      api.change((world) => changeDoc(world, 'applications', aplyNo ?? '', (before) => ({ ...before, status })))
      api.change((world) => changeDoc(world, 'proofMasters', '501', (before) => ({ ...before, status: proofStatus })))
      const proof = (await deskIn(api)).find(({ order }) => 'receiptProofMstrId' in order)
      expect(offeredActions(proof)).not.toContain(action)
      const items = [{ receiptProofId: 1002, reason: '흐립니다.' }]
      const refused = await api.post('/__world/officer', { ...proof?.order, action, amount: 1, items })
      expect(refused).toMatchObject({ status: 409, body: { because: { rule }, allowed: offeredActions(proof) } })
    },
  )

  it('lists the application first, and describes the inputs of the actions', async () => {
    const api = await openTestApi()
    await api.persona('selected-supplement')
    const things = await deskIn(api)
    const proof = things.find(({ order }) => 'receiptProofMstrId' in order)
    expect(things.map(({ order }) => Object.keys(order)[0])[0]).toBe('aplyNo')
    api.change((world) =>
      changeDoc(world, 'proofMasters', '501', (master) => ({ ...master, status: 'submitComplete' })),
    )
    expect(JSON.stringify(await deskIn(api))).toContain('"description":"1001 간판사진_1001.png')
    expect(offeredActions(proof)?.every((action) => action in PROOF_OFFICER_ACTION_INPUTS)).toBe(true)
    await api.persona('applied-under-review')
    const [application] = await deskIn(api)
    const orderSchema = application?.actions.find(({ action }) => action === 'hold')?.asks as Asks
    expect(orderSchema.properties['reasons']?.description).toContain('US01 주대표자로 확인되지 않았습니다, ')
    await api.persona('hold-opinion-waiting')
    expect((await deskIn(api)).find(({ order }) => 'opinionSubmitSn' in order)).toMatchObject({
      status: '답변대기',
      actions: [
        {
          action: 'answer-opinion',
          asks: { properties: { answer: { examples: ['제출하신 내용을 확인하였습니다.'] } } },
        },
      ],
    })
  })
})
