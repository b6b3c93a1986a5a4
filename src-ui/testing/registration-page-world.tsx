import { fireEvent } from '@testing-library/react'
import { Effect } from 'effect'
import type { CallError } from '#app/kernel/call.errors'
import { CheckProofEntries } from '#app/proof/check-proof-entries'
import type { DatabaseStore } from '#app/records/record-storage.port'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { fakePort } from '#app/testing/fake-port'
import { inMemoryCookie } from '#app/testing/in-memory-cookie'
import type { InMemoryTab } from '#app/testing/in-memory-records'
import type { ApplicationReadOutcome } from '#app/testing/recorded-calls'
import { registrationWorld } from '#app/testing/registration-world'
import { DownloadFailed } from '#app/upload/fetch-stored-file'
import { FileStorage } from '#app/upload/file-storage.port'
import type { StoreFileError } from '#app/upload/store-file'
import type { Session } from '#domain/session/session'
import type { Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import type { StoredFile } from '#domain/upload/stored-file'
import CarrierScreen, { type CarrierPageServices } from '../screens/proof/registration/CarrierScreen.tsx'
import { RegistrationPage, type RegistrationServices } from '../screens/proof/registration/RegistrationPage.tsx'
import type { RegistrationRoute as Page } from '../text/ko/proof/registration.ts'
import { fileServices, openPageIn, pageWorld } from './page-world.tsx'
import { serveScreens } from './services.ts'
import { waitOneTurn } from './shown-dialog.ts'

export const REGISTRATION_OPENED_AT = kstInstant('2025-06-25', '14:03')

type ProofAnswers = {
  readonly found?: readonly ApplicationReadOutcome[]
  readonly created?: Effect.Effect<void, CallError>
  readonly asked?: Effect.Effect<void, CallError>
  readonly empty?: readonly StoredFile[]
  readonly session?: Partial<Session>
  readonly settings?: Partial<Settings>
  readonly drafts?: InMemoryTab
  readonly chosenFiles?: DatabaseStore
  readonly cookie?: string | null
  /** The answers of the storage, in the order of the sent files. The storage accepts all further files. */
  readonly stored?: readonly Effect.Effect<StoredFile, StoreFileError>[]
}

/** Makes the registration pages, with use cases whose ports are in memory. `calls` lists the sent calls in order. */
export const registrationPageWorld = ({
  drafts,
  chosenFiles,
  cookie: token = 'token-1',
  stored = [],
  ...given
}: ProofAnswers = {}) => {
  const world = registrationWorld(given)
  const { session, calls } = world
  const { settings } = given
  const page = pageWorld({
    path: '/proof-reg',
    openedAt: REGISTRATION_OPENED_AT,
    session,
    settings,
    drafts,
    chosenFiles,
  })
  const cookie = inMemoryCookie(token)
  const remainingFiles = [...stored]
  const storage = fakePort(FileStorage, {
    store: (file) =>
      Effect.suspend(() => {
        calls.push(`send ${file.name}`)
        const next = remainingFiles.shift()
        return (next ?? Effect.succeed(aStoredEvidenceFile(file.name))) as ReturnType<FileStorage['store']>
      }),
  })
  const services: RegistrationServices & CarrierPageServices = {
    ...page.services,
    ...fileServices(storage),
    openRegistration: world.openRegistration,
    checkEntries: CheckProofEntries.make({ cookie }),
    registerProof: world.registerProof,
    requestCarriers: world.requestCarriers,
    findFileUrl: (path) => Effect.succeed(`https://storage.example/${path}`),
    fetchFile: () => Effect.fail(new DownloadFailed({ cause: 'test' })),
    decodeStoredImage: () => Effect.succeed(null),
  }
  return { ...page, ...world, services }
}
export type RegistrationPageWorld = ReturnType<typeof registrationPageWorld>

/** Renders a registration page, and waits for its first calls. */
export const openRegistrationPage = async (world: RegistrationPageWorld, page: Page): Promise<void> => {
  serveScreens(world.services)
  await openPageIn(world, <RegistrationPage page={page} />)
  await waitOneTurn()
}

/** Renders the page of carrier requests, and waits for its first calls. */
export const openCarrierPage = async (world: RegistrationPageWorld): Promise<void> => {
  serveScreens(world.services)
  await openPageIn(world, <CarrierScreen />)
  await waitOneTurn()
}

/** Waits until a condition is true. (Reading files takes several turns.) */
export const waitUntilTrue = async (isTrue: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await waitOneTurn()
}

/** Chooses files for a list, and waits until they are listed. */
export const chooseFilesInList = async (
  id: 'base-files' | 'performance-files' | 'pledge-files',
  ...files: readonly File[]
) => {
  const input = document.querySelector<HTMLInputElement>(`#${id}`)
  if (input === null) throw new Error(`no ${id}`)
  const rows = () => input.closest('[role="group"]')?.querySelectorAll('[data-file]').length ?? 0
  const before = rows()
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  fireEvent.change(input)
  await waitUntilTrue(() => rows() !== before)
}

export const listedFileNames = (title: '영업증빙' | '실적증빙'): readonly string[] =>
  [...document.querySelectorAll(`[aria-label="${title} 파일 목록"] [data-file]`)].map(
    (row) => row.getAttribute('data-file') ?? '',
  )
