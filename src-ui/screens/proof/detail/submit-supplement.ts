import { flushSync } from 'react-dom'
import { proofItemListNameOf } from '#domain/proof/proof-display'
import { proofTotalKindOf, proofTotalInputText } from '#domain/proof/proof-total'
import { itemIdsToDelete, replacementsOf } from '#domain/proof/supplement/staged-changes'
import type { SupplementSubmissionVerdict } from '#domain/proof/supplement/supplement-checks'
import { fillWithParticles } from '#domain/text/particles'
import { formatThousands } from '#ui/parts/controls/text-control.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { confirmThenSendLocked } from '#ui/parts/form/confirm-then-send-locked.ts'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import { fill } from '#ui/text/fill.ts'
import { listFileNames } from '#ui/text/ko/proof/arrived-proof.ts'
import {
  PROOF_DETAIL_TEXTS as T,
  SUPPLEMENT_REFUSAL_WORDS,
  APPLY_SUPPLEMENT_MESSAGES,
} from '#ui/text/ko/proof/detail.ts'
import { refuseWithoutLogin } from '../refuse-without-login.ts'
import type { DetailModel } from './detail.model.ts'

/**
 * Returns the `id` of the control that changes the file of a row. The focus returns to this control after the change.
 */
export const changeButtonId = (rowId: string) => `change-${rowId}`

export const deleteButtonId = (rowId: string) => `delete-${rowId}`

export const TOTAL_UNIT_NAMES = {
  amount: {
    category: T['detail.amount'],
    label: T['detail.amountLabel'],
    placeholder: T['detail.amountPlaceholder'],
    unit: T['detail.unitWon'],
  },
  cases: {
    category: fill(T['detail.casesCount']),
    label: T['detail.casesLabel'],
    placeholder: T['detail.casesPlaceholder'],
    unit: T['detail.cases'],
  },
} as const

/** Returns years as text: `2024년, 2025년`. [P-100] */
export const formatYears = (years: readonly number[]): string =>
  years.map((year) => `${year}${T['detail.yearSuffix']}`).join(', ')

/**
 * Returns the question that is asked before anything is sent. The question contains the years, and the total with its
 * unit. [P-140]
 */
const questionOf = (page: DetailModel): string => {
  const { years, total } = page.entered.peek()
  const proof = page.loaded.peek()?.proof
  const kind = proof === undefined ? 'none' : proofTotalKindOf(proof)
  const period = formatYears(years)
  if (kind === 'none') return fillWithParticles(T['supp.confirmPeriod'], { period })
  const { label, unit } = TOTAL_UNIT_NAMES[kind]
  return fillWithParticles(T['supp.confirmBody'], {
    period,
    totalLabel: label,
    total: formatThousands(proofTotalInputText(total)),
    unit,
  })
}

/** Returns the names of the new files and of the files to be deleted; undefined if there are none. [P-125] [P-140] */
const changesInWords = (page: DetailModel): string | undefined => {
  const stagedChanges = page.staged.peek()
  const replacedNames = replacementsOf(stagedChanges).map(({ file }) => file.name)
  const deletedIds = itemIdsToDelete(stagedChanges)
  const items = (page.loaded.peek()?.proof.items ?? []).filter(({ id }) => deletedIds.includes(id))
  const names = listFileNames(items.map((item) => viewedFilesOf(item)[0]?.name ?? item.id))
  const lines = [
    replacedNames.length > 0 &&
      fill(T['supp.confirmReplaced'], { n: replacedNames.length, names: listFileNames(replacedNames) }),
    items.length > 0 && fill(T['supp.confirmDeletions'], { names }),
  ].filter((line) => line !== false)
  return lines.length === 0 ? undefined : lines.join('\n')
}

/** Marks the files that have no change, and focuses the first of them. [P-137] [P-139] */
const askForSupplement = (page: DetailModel, text: string) => {
  page.marksOpenRows.value = true
  const open = page.openRowIds.peek()
  const [first] = open
  // The first of them may be on another page of the list.
  if (first !== undefined) flushSync(() => page.seek(first))
  const entries = open.map((id) => ({ at: { id: changeButtonId(id), refuse: () => undefined }, text }))
  return refuseInPlace(page.refusal, text, entries)
}

/**
 * Marks the rows that would be deleted from the list that lacks a file. Focuses the first of them, so that the person
 * can undo the deletion. [D3-140] [D3-763]
 */
const askToKeepFile = (page: DetailModel, text: string) => {
  page.marksOpenRows.value = true
  const list = page.listWithoutFile.peek()
  const itemsOfList = (page.loaded.peek()?.proof.items ?? []).filter((item) => proofItemListNameOf(item) === list)
  const rows = itemIdsToDelete(page.staged.peek()).filter((id) => itemsOfList.some((item) => item.id === id))
  return refuseInPlace(
    page.refusal,
    text,
    rows.map((id) => ({ at: { id: deleteButtonId(id), refuse: () => undefined }, text })),
  )
}

/**
 * Shows the reason below the entry to correct, and focuses the entry. If no entry can be corrected, the bar shows the
 * reason.
 */
const refuse = (
  page: DetailModel,
  {
    verdict,
    open,
  }: { readonly verdict: Exclude<SupplementSubmissionVerdict, 'ok' | 'signedOut'>; readonly open: number },
) => {
  const text = fill(SUPPLEMENT_REFUSAL_WORDS[verdict], { n: open })
  if (verdict === 'notRequested') return refuseInPlace(page.refusal, text, [])
  if (verdict === 'noChange') return askForSupplement(page, text)
  if (verdict === 'itemsOpen') return askForSupplement(page, `${text}\n${T['supp.rowsOpenHow']}`)
  if (verdict === 'noFileLeft' || verdict === 'noBaseLeft') return askToKeepFile(page, text)
  return refuseInPlace(page.refusal, text, [{ at: verdict === 'noPeriod' ? page.years : page.total, text }])
}

/**
 * Handles the button of a supplement: checks, asks, sends, and shows the outcome. Calls `registered` when the person
 * has confirmed the message about a success. [P-133] to [P-143]
 */
export const submitSupplement = async (
  page: DetailModel,
  then: { readonly reload: () => Promise<unknown>; readonly stopDraft: () => void; readonly registered: () => void },
): Promise<void> => {
  const check = page.check()
  if (check === null || page.applying.peek().is === 'running' || page.preparing.peek() !== null) return
  const { verdict } = check
  if (verdict === 'signedOut') return refuseWithoutLogin()
  if (verdict !== 'ok') return refuse(page, { verdict, open: check.open })
  const question = {
    title: T['supp.confirmTitle'],
    text: questionOf(page),
    next: changesInWords(page),
    yes: T['supp.register'],
  }
  const outcome = await confirmThenSendLocked(page.lock, question, page.apply)
  if (outcome?.is === 'done') {
    then.stopDraft()
    await dialogs.alert({ text: T['supp.done'], next: T['supp.doneNext'] })
    return then.registered()
  }
  if (outcome?.is !== 'failed') return
  const { error } = outcome
  await showFailure(error, APPLY_SUPPLEMENT_MESSAGES, 'proof')
  // The rejection means that the page is out of date. Loads the proof again; if that fails, the page says so.
  if (
    error._tag === 'ReloadAfterSupplementFailed' ||
    error._tag === 'NothingLeftToChange' ||
    error._tag === 'OtherSupplementArrived' ||
    (error._tag === 'SupplementNotReady' && error.verdict === 'notRequested')
  )
    await then.reload()
}
