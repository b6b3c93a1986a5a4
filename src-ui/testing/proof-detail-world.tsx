import { fireEvent, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { CheckProofEntries } from '#app/proof/check-proof-entries'
import { ChooseProof } from '#app/proof/choose-proof'
import type { DatabaseStore } from '#app/records/record-storage.port'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { fakePort } from '#app/testing/fake-port'
import type { InMemoryTab } from '#app/testing/in-memory-records'
import { type SupplementAnswers, supplementWorld } from '#app/testing/supplement-world'
import { DownloadFailed } from '#app/upload/fetch-stored-file'
import { FileStorage } from '#app/upload/file-storage.port'
import type { StoreFileError } from '#app/upload/store-file'
import type { FileUnreadable } from '#app/upload/upload.errors'
import { kstInstant } from '#domain/time/calendar'
import { LiveRegion } from '../parts/dialog/LiveRegion.tsx'
import type { ADD_BASE_SERVICES } from '../screens/proof/detail/add-base.model.ts'
import AddBaseScreen from '../screens/proof/detail/AddBaseScreen.tsx'
import DetailScreen, { type DETAIL_SCREEN_SERVICES } from '../screens/proof/detail/DetailScreen.tsx'
import { SHARED_BUTTON_TEXTS } from '../text/ko/kernel/buttons.ts'
import { fileServices, openPageIn, pageWorld } from './page-world.tsx'
import { serveScreens } from './services.ts'
import { pressDialogButton, shownDialog, waitOneTurn } from './shown-dialog.ts'

/** For each file name, the failure with which the storage answers. By default the storage accepts a file. */
export type StorageAnswers = Readonly<Record<string, Exclude<StoreFileError, FileUnreadable>>>

/**
 * Makes the detail page and the base-proof supplement, with use cases whose ports are in memory. `log` lists the sent
 * calls in order.
 */
export const proofDetailWorld = (
  answers: SupplementAnswers = {},
  refused: StorageAnswers = {},
  drafts?: InMemoryTab,
  chosenFiles?: DatabaseStore,
) => {
  const world = supplementWorld(answers)
  const openedAt = kstInstant('2025-06-25', '14:03')
  const { settings } = answers
  const page = pageWorld({ path: '/detail-page', openedAt, session: world.session, settings, drafts, chosenFiles })
  const remainingRefusals = new Map(Object.entries(refused))
  const storage = fakePort(FileStorage, {
    store: ({ name }) =>
      Effect.suspend(() => {
        world.log.push(`store ${name}`)
        const failure = remainingRefusals.get(name)
        remainingRefusals.delete(name)
        return failure === undefined ? Effect.succeed(aStoredEvidenceFile(name)) : Effect.fail(failure)
      }),
  })
  const services = {
    ...page.services,
    ...fileServices(storage),
    loadProof: world.loadProof,
    checkEntries: CheckProofEntries.make({ cookie: world.cookie }),
    applySupplement: world.apply,
    chooseProof: ChooseProof.make({ session: world.session }),
    supplementBaseProof: world.supplementBase,
    findFileUrl: (path: string) => Effect.succeed(`/storage/${path}`),
    fetchFile: () => Effect.fail(new DownloadFailed({ cause: 'test' })),
    decodeStoredImage: () => Effect.succeed(null),
  }
  return { ...page, ...world, services }
}
export type ProofDetailWorld = ReturnType<typeof proofDetailWorld>

/** Renders the detail page, and waits for its first calls. */
export const openProofDetailPage = (world: ProofDetailWorld): Promise<ProofDetailWorld> => {
  serveScreens<typeof DETAIL_SCREEN_SERVICES>(world.services)
  return openPageIn(
    world,
    <>
      <DetailScreen />
      <LiveRegion />
    </>,
  )
}

/** Renders the page of the base-proof supplement and waits for its first calls. */
export const openAddBaseFilesPage = (world: ProofDetailWorld): Promise<ProofDetailWorld> => {
  serveScreens<typeof ADD_BASE_SERVICES>(world.services)
  return openPageIn(world, <AddBaseScreen />)
}

/** Opens or closes the row with the years and total of a proof that was sent back. */
export const toggleProofInfo = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^증빙 정보/ }))
  await waitOneTurn()
}

/**
 * Returns the card of a document in one of the lists, by its position (from 1). Documents that need no correction have
 * a section of their own; they count after the others.
 */
export const rowAt = (table: '영업증빙' | '실적증빙', place: number): HTMLElement => {
  const sections = [...document.querySelectorAll('main section')]
  const buttonStartingWith = (start: string) =>
    sections.filter((section) => section.querySelector('h2')?.textContent.startsWith(start))
  const row = [...buttonStartingWith(table), ...buttonStartingWith(`보완요청이 없는 ${table}`)].flatMap((section) => [
    ...section.querySelectorAll<HTMLElement>('article'),
  ])[place - 1]
  if (row === undefined) throw new Error(`${table} has no row ${place}`)
  return row
}

/** Returns the values of a card, or the cells of a row, in the order of the columns. */
export const cellTextsOf = (row: HTMLElement): readonly string[] =>
  [...row.querySelectorAll('article > dl > div > dd, [role="cell"], [role="rowheader"]')].map(
    (cell) => cell.textContent ?? '',
  )

/** Returns the button with this label in a row; null if there is none. */
export const rowButton = (row: HTMLElement, name: string) =>
  [...row.querySelectorAll('button')].find((button) => button.textContent === name) ?? null

export const pressInRow = async (row: HTMLElement, name: string) => {
  const button = rowButton(row, name)
  if (button === null) throw new Error(`no button ${name}`)
  fireEvent.click(button)
  await waitOneTurn()
}

/** Marks a row as deleted, and confirms the question. */
export const markForDeletion = async (row: HTMLElement) => {
  await pressInRow(row, '삭제')
  await pressDialogButton(SHARED_BUTTON_TEXTS['common.delete'])
}

/** Chooses a new file for a row, and waits until it is accepted or refused. */
export const chooseReplacementFile = async (row: HTMLElement, file: File) => {
  const input = row.querySelector('input[type="file"]')
  if (input === null) throw new Error('no file can be chosen in this row')
  fireEvent.change(input, { target: { files: [file] } })
  for (let turn = 0; turn < 20 && !row.textContent.includes(file.name) && shownDialog() === null; turn += 1)
    await waitOneTurn()
  await waitOneTurn()
}
