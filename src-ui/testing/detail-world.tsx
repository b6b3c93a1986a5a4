import { fireEvent, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { KeepDrafts } from '#app/application/keep-drafts'
import { ChooseProof } from '#app/proof/choose-proof'
import { inMemoryDatabase, inMemoryDrafts, recordsInMemory, type InMemoryDrafts } from '#app/testing/in-memory-records'
import { only } from '#app/testing/only'
import { stoppedClock } from '#app/testing/stopped-clock'
import { aStoredFile, type SupplementAnswers, supplementWorld } from '#app/testing/supplement-world'
import { chosenSettings } from '#app/testing/chosen-settings'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import type { DatabaseStore } from '#app/session/record-store.port'
import { DownloadFailed, PreviewFile } from '#app/upload/read-file'
import { kstInstant } from '#domain/kernel/calendar'
import { FileStorage, ImagePreparer } from '#app/upload/file-storage.port'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile, type StoreFileError } from '#app/upload/store-file'
import { type FileUnreadable, ImageUnreadable } from '#app/upload/upload.errors'
import { LiveRegion } from '../parts/design/announcer.tsx'
import { ModalHolder } from '../parts/design/ModalHolder.tsx'
import { AddBase } from '../screens/proof/AddBaseScreen.tsx'
import { ProofDetail } from '../screens/proof/DetailScreen.tsx'
import { WORDS } from '../text/ko/words.ts'
import './blob.ts'
import { answer, shownWindow, soon } from './windows.ts'

/** What the storage does with a file, by its name; it is taken where nothing is said. */
export type StorageAnswers = Readonly<Record<string, Exclude<StoreFileError, FileUnreadable>>>

/** The detail page and the base-proof supplement over use cases whose ports are in memory; `log` is what left, in its order. */
export const detailWorld = (
  answers: SupplementAnswers = {},
  refused: StorageAnswers = {},
  drafts: InMemoryDrafts = inMemoryDrafts(),
  chosenFiles: DatabaseStore = inMemoryDatabase(),
) => {
  const clock = stoppedClock(kstInstant('2025-06-25', '14:03'))
  const world = supplementWorld(answers)
  const records = recordsInMemory({
    session: world.session,
    clock,
    tab: drafts,
    database: chosenFiles,
    owner: () => Effect.succeed('digest'),
  })
  const left = new Map(Object.entries(refused))
  const storage = only(FileStorage, {
    store: ({ name }) =>
      Effect.suspend(() => {
        world.log.push(`store ${name}`)
        const failure = left.get(name)
        left.delete(name)
        return failure === undefined ? Effect.succeed(aStoredFile(name)) : Effect.fail(failure)
      }),
  })
  const unreadable = Effect.fail(new ImageUnreadable({ cause: 'test' }))
  const images = only(ImagePreparer, { shrink: () => unreadable, preview: () => unreadable })
  const history = memoryLocation({ path: '/detail-page', record: true })
  const evidence = {
    prepareFile: PrepareFile.make({ images }),
    previewFile: PreviewFile.make({ images }),
    storeFile: StoreFile.make({ storage }),
  }
  const services = {
    loadProof: world.loadProof,
    checkSupplement: world.check,
    applySupplement: world.apply,
    chooseProof: ChooseProof.make({ session: world.session }),
    supplementBaseProof: world.supplementBase,
    findFileAddress: (path: string) => Effect.succeed(`/storage/${path}`),
    fetchFile: () => Effect.fail(new DownloadFailed({ cause: 'test' })),
    ...evidence,
    drafts: KeepDrafts.make({ records }),
    keepChosenFiles: KeepChosenFiles.make({ records }),
    settings: chosenSettings(answers.settings),
  }
  return { ...world, services, history: history.history, hook: history.hook }
}
export type DetailWorld = ReturnType<typeof detailWorld>

const draw = async (world: DetailWorld, page: 'detail' | 'add') => {
  render(
    <Router hook={world.hook}>
      {page === 'detail' ? <ProofDetail services={world.services} /> : <AddBase services={world.services} />}
      <ModalHolder />
      <LiveRegion />
    </Router>,
  )
  await soon()
  return world
}

/** Draws the detail page and waits for what it asks on entry. */
export const openDetail = (world: DetailWorld): Promise<DetailWorld> => draw(world, 'detail')

/** Draws the page of the base-proof supplement and waits for what it asks on entry. */
export const openAddBase = (world: DetailWorld): Promise<DetailWorld> => draw(world, 'add')

/** Opens the row that has the years and the total of a proof that was sent back, or closes it. */
export const pressInfo = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^증빙 정보/ }))
  await soon()
}

const BEGINNING = new TextEncoder().encode('%PDF-1.4')

/** A PDF by its first bytes; `size` is what it says to be. */
export const aPdf = (name: string, size = BEGINNING.length): File =>
  Object.defineProperty(new File([BEGINNING], name, { type: 'application/pdf' }), 'size', { value: size })

/** The card of a document in one of the lists, by its place from 1 on. */
export const rowOf = (table: '영업증빙' | '실적증빙', place: number): HTMLElement => {
  const list = [...document.querySelectorAll('main section')].find(
    (section) => section.querySelector('h2')?.textContent === table,
  )
  const row = list?.querySelectorAll<HTMLElement>('article')[place - 1]
  if (row === undefined) throw new Error(`${table} has no row ${place}`)
  return row
}

/** The values of a card, or the cells of a row, in the order of the columns. */
export const cellsOf = (row: HTMLElement): readonly string[] =>
  [...row.querySelectorAll('article > dl > div > dd, [role="cell"], [role="rowheader"]')].map(
    (cell) => cell.textContent ?? '',
  )

/** The button of a row, by what it shows; null when there is none. */
export const rowButton = (row: HTMLElement, name: string) =>
  [...row.querySelectorAll('button')].find((button) => button.textContent === name) ?? null

/** Presses a button of a row. */
export const pressIn = async (row: HTMLElement, name: string) => {
  const button = rowButton(row, name)
  if (button === null) throw new Error(`no button ${name}`)
  fireEvent.click(button)
  await soon()
}

/** Marks a row as deleted, the question included. */
export const markDeleted = async (row: HTMLElement) => {
  await pressIn(row, '삭제')
  await answer(WORDS['common.delete'])
}

/** Chooses another file for a row, and waits until it is noted or refused. */
export const replaceWith = async (row: HTMLElement, file: File) => {
  const input = row.querySelector('input[type="file"]')
  if (input === null) throw new Error('no file can be chosen in this row')
  fireEvent.change(input, { target: { files: [file] } })
  for (let turn = 0; turn < 20 && !row.textContent.includes(file.name) && shownWindow() === null; turn += 1)
    await soon()
  await soon()
}
