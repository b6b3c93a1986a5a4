import type { ProofStatus } from '#domain/proof/proof-status.table'
import { describe, expect, it } from 'vitest'
import { type Action, type ActionCell, actionCells, TYPE_ROWS } from '#domain/application/transitions.actions.cases'
import { statusNamed, type ApplicationStatus } from '#domain/status/application-status.table'
import { statusCalled } from '#domain/proof/proof-status.cases'
import { COUNT_WORD } from '#server/agency/proof/proof-wire'
import { openApi, type Api, type Facts } from '#server/testing/api'
import { accountUpdate, businessUpdate, type Detail } from '#server/testing/editing'
import { find, put, remove, type World } from '#server/world/world'

/** The persona with one proof; its application and that proof are put into every state of the table. */
const PERSONA = 'applied-transfer-error'
const MASTER = '501'

/** A file of the applicant that no proof has yet. */
const RECEIPT = '영수증/하나.pdf'

const open = async () => {
  const api = await openApi()
  const facts = await api.persona(PERSONA)
  await api.signIn(facts)
  const receipt = { name: '하나.pdf', type: 'application/pdf', size: 712, bytes: 'sample-receipt', at: 0 }
  const base = put(api.world(), 'storedFiles', RECEIPT, { ...receipt, path: RECEIPT, aplyNo: facts.aplyNo })
  return { api, facts, base }
}

/** The agency keeps words of its tables alone: one that nobody knows is not put into it. */
const isStored = ({ application, proof }: ActionCell) =>
  typeof statusNamed(application) === 'string' && typeof statusCalled(proof) === 'string'

/** The world of a cell: everything as the persona has it but the two statuses and the type. */
const worldOf = (base: World, aplyNo: string, { application, proof, type }: ActionCell): World => {
  const before = find(base, 'applications', aplyNo)
  const master = find(base, 'proofMasters', MASTER)
  if (before === null || master === null) throw new Error(`${PERSONA} has lost its application or its proof`)
  const world = put(base, 'applications', aplyNo, { ...before, status: statusNamed(application) as ApplicationStatus })
  if (proof === undefined) return remove(world, 'proofMasters', MASTER)
  return put(world, 'proofMasters', MASTER, {
    ...master,
    status: proof === null || proof === '' ? null : (statusCalled(proof) as ProofStatus),
    proofType: type.type,
    fields: { ...master.fields, amountCountType: COUNT_WORD[type.unit] },
  })
}

const ANSWERED = [
  {
    action: 'cancelApplication',
    ask: (api: Api, { aplyNo }: Facts) => api.send('DELETE', `/api/v1/application/delete-direct/${aplyNo}`),
  },
  { action: 'cancelProof', ask: (api: Api) => api.send('DELETE', `/api/v1/proof-mstr/delete/${MASTER}`) },
  {
    action: 'reapply',
    ask: (api: Api, { aplyNo }: Facts) => api.send('PATCH', `/api/v1/application/reapply/${aplyNo}`),
  },
  {
    action: 'editAccount',
    ask: (api: Api, facts: Facts, source: Detail) =>
      api.form('PATCH', '/api/v1/application/update', {
        updateData: accountUpdate(
          source,
          { bankNm: facts.bankName, acntNo: facts.accountNumber, dpstrNm: facts.depositor },
          facts.ci,
        ),
      }),
  },
  {
    action: 'editBusiness',
    ask: (api: Api, facts: Facts, source: Detail) =>
      api.form('PATCH', '/api/v1/application/update', {
        updateData: businessUpdate(
          source,
          { brno: facts.brNo, corpNm: facts.businessName, opbzDt: facts.openingDate.replaceAll('-', '') },
          facts.ci,
        ),
      }),
  },
  {
    action: 'newProof',
    ask: (api: Api, { aplyNo }: Facts) =>
      api.post('/api/v1/proof/proof-create', {
        receiptProofMstrCreateRequest: {
          aplyNo,
          aplyType: '일반',
          useProofPeriod: '2024',
          amountCount: 10_000,
          amountCountType: '금액',
        },
        receiptProofRequestList: [{ aplyType: '일반', filePath: RECEIPT }],
      }),
  },
] as const satisfies readonly { readonly action: Action; readonly ask: unknown }[]

describe('[A-250] [A-251] [A-252] [A-254] [P-276] the agency answers every press in every state as the table says', () => {
  it.each(ANSWERED)('$action', async ({ action, ask }) => {
    const { api, facts, base } = await open()
    const detail = await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci })
    const live = api.server.worlds.open('default')
    const answers = new Map<string, boolean>()
    const expected = new Map<string, boolean>()
    for (const type of TYPE_ROWS)
      for (const cell of actionCells(type).filter(isStored)) {
        const name = `${cell.application}, ${type.type} ${cell.proof}`
        live.world = worldOf(base, facts.aplyNo ?? '', cell)
        const source = { ...(detail.body.result as Detail), prcsStts: cell.application }
        const { status, body } = await ask(api, facts, source)
        answers.set(name, status === 200 && body['status'] === 200)
        expected.set(name, cell.may.has(action))
        if (status !== 200) expect(String(body['message']), `${name}: a sentence`).toMatch(/[가-힣]/)
      }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected))
  })
})
