import '../../../testing/dialog.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { statusNamed } from '#domain/status/application-status.table'
import type { Application } from '#domain/application/application'
import { aProof } from '#domain/proof/testing/a-proof'
import { anApplication } from '#app/testing/an-application'
import {
  type ApplicantAction,
  type ActionCell,
  actionCells,
  TYPE_ROWS,
} from '#domain/application/transitions.actions.cases'
import { statusCalled } from '#domain/proof/proof-status.cases'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import { ModalHolder } from '../../../parts/dialog/ModalHolder.tsx'
import { NO_PROOF_SERVICES } from '../../../testing/no-proof-services.ts'
import { fill } from '../../../text/fill.ts'
import { PROOF } from '../../../text/ko/proof.ts'
import { RESULT } from '../../../text/ko/result.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { Result } from './ResultScreen.tsx'

const detailOf = ({ application, proof, type }: ActionCell): Application =>
  anApplication({
    number: 'DA2025000123',
    paymentType: 'confirmed',
    entityType: 'individual',
    status: statusNamed(application),
    decidedAmount: 120_000,
    proofs:
      proof === undefined
        ? []
        : [aProof({ proofType: type.type, status: statusCalled(proof), decidedAmount: 120_000 })],
  })

const never = () => Effect.die(new Error('nothing is sent in this test'))

const show = async (application: Application) => {
  render(
    <Router hook={memoryLocation({ path: '/aply-result' }).hook}>
      <Result
        loadApplication={() => Effect.succeed(application)}
        listReasons={() => Effect.succeed([])}
        cancelApplication={never}
        reapply={never}
        {...NO_PROOF_SERVICES}
        settings={{ read: () => DEFAULT_SETTINGS }}
      />
      <ModalHolder />
    </Router>,
  )
  await screen.findByRole('region', { name: RESULT['result.current'] })
  for (const row of document.querySelectorAll('main li > button[aria-expanded=false]')) fireEvent.click(row)
}

/** Returns the enabled buttons and links with this label. In a row, the name of its proof is before the label. */
const able = (word: string) =>
  [...document.querySelectorAll('main a, main button')].filter(
    (element) => element.textContent === word && element.getAttribute('aria-disabled') !== 'true',
  )

/** Returns the open dialog. It is found by selector, because a query by role examines every element of the page. */
const openWindow = (): Element => {
  const window = document.querySelector('dialog[open]')
  if (window === null) throw new Error('no window is open')
  return window
}

/**
 * True if a click opens a question. If the status forbids the cancellation, the button is disabled or missing, or the
 * dialog says that it is too late.
 */
const cancelAsks = async (): Promise<boolean> => {
  const [button] = able(RESULT['result.cancelApply'])
  if (button === undefined) return false
  fireEvent.click(button)
  const said = (await waitFor(openWindow)).textContent
  if (said.includes(RESULT['cancel.alreadyProcessed'])) return false
  expect(said).toContain(fill(RESULT['cancel.confirm'], PROGRAMME_WORDS))
  return true
}

const offered = async (): Promise<ReadonlySet<ApplicantAction>> => {
  const asked: Readonly<Record<ApplicantAction, boolean>> = {
    cancelProof: able(PROOF['proof.cancel']).length > 0,
    newProof: able(PROOF['result.newProof']).length > 0,
    editAccount: able(RESULT['result.editAccount']).length > 0,
    editBusiness: able(RESULT['result.editBiz']).length > 0,
    reapply: able(RESULT['result.reapply']).length > 0,
    cancelApplication: await cancelAsks(),
  }
  return new Set(Object.entries(asked).flatMap(([action, may]) => (may ? [action as ApplicantAction] : [])))
}

const seeCells = async (cells: readonly ActionCell[]) => {
  for (const cell of cells) {
    await show(detailOf(cell))
    expect(await offered(), `a proof ${cell.proof}`).toEqual(cell.may)
    dialogs.discardAll()
    cleanup()
  }
}

describe('[A-174] [A-190] [A-194] [A-195] [A-199] [A-200] [A-201] the result page offers the actions in the table', () => {
  /**
   * Applications with different possible actions, with a proof of each class. The domain tests cover the whole table.
   */
  const APPLICATIONS = ['신청', '보완요청', '심의', '대상선정', '이체결과오류', '사용자취소', '사용자삭제']
  const PROOFS = [undefined, '제출', '심의', '사용자취소']
  const cellsOf = (type: (typeof TYPE_ROWS)[number], word: string) =>
    actionCells(type).filter(({ application, proof }) => application === word && PROOFS.includes(proof as string))
  const [general, ...others] = TYPE_ROWS

  it.each(APPLICATIONS)('for an application in %s', (word) =>
    seeCells(general === undefined ? [] : cellsOf(general, word)),
  )

  it.each(others)('for a selected application with a $type proof', (type) => seeCells(cellsOf(type, '대상선정')))
})
