import { fireEvent, render } from '@testing-library/react'
import { Effect } from 'effect'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Application } from '#domain/application/application'
import { KeepDrafts } from '#app/application/keep-drafts'
import type { CallError } from '#app/kernel/call.errors'
import { CheckCarriers, CheckRegistration } from '#app/proof/check-entries'
import { inMemoryDatabase, inMemoryDrafts, recordsInMemory, type InMemoryDrafts } from '#app/testing/in-memory-records'
import { inMemoryCookie } from '#app/testing/in-memory-cookie'
import { aStoredFile, registrationWorld } from '#app/testing/registration-world'
import { stoppedClock } from '#app/testing/stopped-clock'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import type { DatabaseStore } from '#app/session/record-store.port'
import { DownloadFailed, PreviewFile } from '#app/upload/read-file'
import { FileStorage, ImagePreparer } from '#app/upload/file-storage.port'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile, type StoreFileError } from '#app/upload/store-file'
import { only } from '#app/testing/only'
import { ImageUnreadable } from '#app/upload/upload.errors'
import { kstInstant } from '#domain/kernel/calendar'
import { chosenSettings } from '#app/testing/chosen-settings'
import type { Settings } from '#domain/kernel/settings'
import type { Session } from '#domain/session/session'
import type { StoredFile } from '#domain/upload/stored-file'
import { ModalHolder } from '../parts/design/ModalHolder.tsx'
import { type CarrierServices, CarrierPage } from '../screens/proof/CarrierScreen.tsx'
import { RegistrationPage, type RegistrationServices } from '../screens/proof/RegistrationPage.tsx'
import type { RegistrationPage as Page } from '../text/ko/registration.ts'
import { soon } from './windows.ts'

/** 2025-06-25 14:03 in Korea. */
export const OPENED_AT = kstInstant('2025-06-25', '14:03')

type Given = {
  readonly found?: readonly (Application | CallError)[]
  readonly created?: Effect.Effect<void, CallError>
  readonly asked?: Effect.Effect<void, CallError>
  readonly empty?: readonly StoredFile[]
  readonly session?: Partial<Session>
  readonly settings?: Partial<Settings>
  readonly drafts?: InMemoryDrafts
  readonly chosenFiles?: DatabaseStore
  readonly cookie?: string | null
  /** What the storage says of each file, in order; afterwards it takes all. */
  readonly stored?: readonly Effect.Effect<StoredFile, StoreFileError>[]
}

/** The pages of a registration over use cases whose ports are in memory; `calls` is what left, in its order. */
export const proofWorld = ({
  drafts: kept,
  chosenFiles = inMemoryDatabase(),
  cookie: token = 'token-1',
  stored = [],
  ...given
}: Given = {}) => {
  const world = registrationWorld(given)
  const { session } = world
  const drafts = kept ?? inMemoryDrafts()
  const clock = stoppedClock(OPENED_AT)
  const cookie = inMemoryCookie(token)
  const records = recordsInMemory({
    session,
    clock,
    tab: drafts,
    database: chosenFiles,
    digestOf: (text) => `digest of ${text.length}`,
  })
  const left = [...stored]
  const images = only(ImagePreparer, {
    preview: () => Effect.fail(new ImageUnreadable({ cause: 'jsdom' })),
    shrink: () => Effect.fail(new ImageUnreadable({ cause: 'jsdom' })),
  })
  const storage = only(FileStorage, {
    store: (file) =>
      Effect.suspend(() => {
        world.calls.push(`send ${file.name}`)
        const next = left.shift()
        return (next ?? Effect.succeed(aStoredFile(file.name))) as ReturnType<FileStorage['store']>
      }),
  })
  const history = memoryLocation({ path: '/proof-reg', record: true })
  const services: RegistrationServices & CarrierServices = {
    session,
    settings: chosenSettings(given.settings),
    openRegistration: world.openRegistration,
    checkRegistration: CheckRegistration.make({ cookie }),
    checkCarriers: CheckCarriers.make({ cookie }),
    registerProof: world.registerProof,
    requestCarriers: world.requestCarriers,
    drafts: KeepDrafts.make({ records }),
    keepChosenFiles: KeepChosenFiles.make({ records }),
    findFileAddress: (path) => Effect.succeed(`https://storage.example/${path}`),
    fetchFile: () => Effect.fail(new DownloadFailed({ cause: 'test' })),
    prepareFile: PrepareFile.make({ images }),
    previewFile: PreviewFile.make({ images }),
    storeFile: StoreFile.make({ storage }),
  }
  return { ...world, services, drafts, cookie, history }
}
export type ProofWorld = ReturnType<typeof proofWorld>

const draw = (world: ProofWorld, page: React.ReactNode) =>
  render(
    <Router hook={world.history.hook}>
      {page}
      <ModalHolder />
    </Router>,
  )

/** Draws a registration page and waits for what it asks on entry. */
export const openRegistrationPage = async (world: ProofWorld, page: Page): Promise<void> => {
  draw(world, <RegistrationPage services={world.services} page={page} />)
  await soon()
  await soon()
}

/** The same for the page on which carriers are asked. */
export const openCarrierPage = async (world: ProofWorld): Promise<void> => {
  draw(world, <CarrierPage services={world.services} />)
  await soon()
  await soon()
}

/** Waits until something holds that follows from what just happened; reading files takes a few turns. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 200 && !holds(); turn += 1) await soon()
}

/** A PDF as a person chooses it. */
export const aPdf = (name: string, bytes = 8): File =>
  new File([new Uint8Array(bytes).map((_, i) => '%PDF-1.7'.codePointAt(i % 8) ?? 0)], name, { type: 'application/pdf' })

/** Chooses files in a place and waits until they are listed. */
export const chooseFiles = async (id: 'base-files' | 'performance-files', ...files: readonly File[]) => {
  const input = document.querySelector<HTMLInputElement>(`#${id}`)
  if (input === null) throw new Error(`no ${id}`)
  const rows = () => input.closest('[role="group"]')?.querySelectorAll('[data-file]').length ?? 0
  const before = rows()
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  fireEvent.change(input)
  await until(() => rows() !== before)
}

/** What is listed in a place. */
export const listed = (title: '영업증빙' | '실적증빙'): readonly string[] =>
  [...document.querySelectorAll(`[aria-label="${title} 파일 목록"] [data-file]`)].map(
    (row) => row.getAttribute('data-file') ?? '',
  )
