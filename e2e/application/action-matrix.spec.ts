import type { Page } from '@playwright/test'
import {
  type Action,
  type ActionCell,
  actionCells,
  APPLICATION_ROWS,
  TYPE_ROWS,
} from '#domain/application/actions.cases'
import { statusNamed } from '#domain/status/application-status.table'
import { statusCalled } from '#domain/proof/proof-status.cases'
import { COUNT_WORD } from '#server/agency/proof/proof-wire'
import type { ApplicationDoc, ProofMasterDoc } from '#server/world/collections'
import { see, test, type World } from '../journey.ts'
import { answer, dialog } from '../steps/dialog.ts'
import { openResultAnew, resultPage } from '../steps/result.ts'

type Row = { readonly collection: string; readonly id: string; readonly document: unknown }

/** A row of the snapshot with the statuses of a cell; every other row as it is, and no proof where the cell has none. */
const inCell = (row: Row, { application, proof, type }: ActionCell): readonly Row[] => {
  if (row.collection === 'applications') {
    const document = { ...(row.document as ApplicationDoc), status: statusNamed(application) as string }
    return [{ ...row, document }]
  }
  if (row.collection !== 'proofMasters') return [row]
  if (proof === undefined) return []
  const before = row.document as ProofMasterDoc
  const status = proof === null ? null : (statusCalled(proof) as string)
  const fields = { ...before.fields, amountCountType: COUNT_WORD[type.unit] }
  return [{ ...row, document: { ...before, status, proofType: type.type, fields } satisfies ProofMasterDoc }]
}

/** What the page offers. Cancelling the application is pressed where it may be: a question follows, or that it is too late. */
const offered = async (page: Page): Promise<ReadonlySet<Action>> => {
  const { cancelApplication, reapply, newProof, proofs } = resultPage(page)
  const main = page.getByRole('main')
  const asked: Readonly<Record<Exclude<Action, 'cancelApplication'>, number>> = {
    cancelProof: await proofs.getByRole('button', { name: / 취소$/, disabled: false }).count(),
    newProof: await newProof.and(page.getByRole('button', { disabled: false })).count(),
    editAccount: await main.getByRole('link', { name: '계좌정보 수정' }).count(),
    editBusiness: await main.getByRole('link', { name: '사업자정보 수정' }).count(),
    reapply: await reapply.count(),
  }
  const actions = Object.entries(asked).flatMap(([action, count]) => (count > 0 ? [action as Action] : []))
  if ((await cancelApplication.and(page.getByRole('button', { disabled: false })).count()) === 0)
    return new Set(actions)
  await cancelApplication.click()
  const tooLate = dialog(page).getByText('이미 처리된 신청입니다.')
  const question = dialog(page).getByText('신청을 취소하시겠습니까?')
  await see(tooLate.or(question)).toBeVisible()
  const may = (await question.count()) > 0
  await answer(page, may ? '닫기' : '확인')
  return new Set([...actions, ...(may ? (['cancelApplication'] as const) : [])])
}

/** Of a status one cell: over all of them each type comes, and each word of a proof. */
const sampled = (word: string, at: number): ActionCell | undefined => {
  const type = TYPE_ROWS[at % TYPE_ROWS.length]
  const cells = (type === undefined ? [] : actionCells(type)).filter(
    ({ application, proof }) => application === word && proof !== '' && typeof statusCalled(proof) === 'string',
  )
  return cells[(at * 5) % cells.length]
}

const showCell = async (page: Page, world: World, rows: readonly Row[], cell: ActionCell) => {
  await world.restore({ documents: rows.flatMap((row) => inCell(row, cell)) })
  await openResultAnew(page)
  await see(resultPage(page).progress).toBeVisible()
}

test('[A-174] [A-190] [A-193] [A-194] [A-195] [A-199] [A-200] [A-201] the page offers in each status what the table says', async ({
  page,
  world,
}) => {
  await world.enter('applied-transfer-error', '/aply-result')
  await see(resultPage(page).progress).toBeVisible()
  const { documents } = (await world.snapshot()) as { readonly documents: readonly Row[] }
  const words = APPLICATION_ROWS.map(({ word }) => word).filter((word) => typeof statusNamed(word) === 'string')
  for (const cell of words.flatMap((word, at) => sampled(word, at) ?? []))
    await test.step(`${cell.application}, ${cell.type.type} ${cell.proof}`, async () => {
      await showCell(page, world, documents, cell)
      see(await offered(page)).toEqual(cell.may)
    })
})
