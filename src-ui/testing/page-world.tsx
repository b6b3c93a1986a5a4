import { render } from '@testing-library/react'
import { Effect } from 'effect'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { SessionStore } from '#app/kernel/session-store.port'
import { ChosenFileStore } from '#app/records/chosen-file-store'
import { DraftStore } from '#app/records/draft-store'
import type { DatabaseStore } from '#app/records/record-storage.port'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { fakePort } from '#app/testing/fake-port'
import { inMemoryDatabase, inMemoryTab, inMemoryRecords, type InMemoryTab } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { makeCallRecorder } from '#app/testing/recorded-calls'
import { stoppedClock } from '#app/testing/stopped-clock'
import { MakeFilePreview } from '#app/upload/fetch-stored-file'
import type { FileStorage } from '#app/upload/file-storage.port'
import { ImagePreparer } from '#app/upload/image-preparer.port'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile } from '#app/upload/store-file'
import { ImageUnreadable } from '#app/upload/upload.errors'
import type { BusinessLookupAnswer } from '#domain/business/business-lookup'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import type { Instant } from '#domain/time/calendar'
import { DialogHolder } from '../parts/dialog/DialogHolder.tsx'
import { pageClock } from '../parts/services/services.ts'
import { currentSettings } from '../parts/services/signals.ts'
import './blob.ts'
import { waitOneTurn } from './shown-dialog.ts'

type Start = {
  /** The URL of the page; by default the URL of the window. */
  readonly path?: string
  readonly openedAt: Instant
  readonly session?: SessionStore
  readonly settings?: Partial<Settings> | undefined
  readonly drafts?: InMemoryTab | undefined
  readonly chosenFiles?: DatabaseStore | undefined
}

/**
 * Makes the services of every page in memory: a session, settings, and stored records, and stops the clock of the page.
 * A test adds the use cases of its page. `history` lists the visited URLs, `calls` the calls of the ports.
 */
export const pageWorld = ({
  path,
  openedAt,
  session = inMemorySession({ ...A_CERTIFIED_SESSION }),
  settings,
  drafts = inMemoryTab(),
  chosenFiles = inMemoryDatabase(),
}: Start) => {
  const clock = stoppedClock(openedAt)
  vi.spyOn(pageClock, 'now').mockImplementation(clock.now)
  vi.spyOn(pageClock, 'today').mockImplementation(clock.today)
  currentSettings.value = { ...DEFAULT_SETTINGS, ...settings }
  const records = inMemoryRecords({ session, clock, tab: drafts, database: chosenFiles })
  const location = path === undefined ? null : memoryLocation({ path, record: true })
  return {
    ...makeCallRecorder(),
    session,
    clock,
    drafts,
    records,
    history: location?.history ?? [],
    services: {
      session,
      settings: settingsSourceWith(settings),
      drafts: DraftStore.make({ records }),
      chosenFiles: ChosenFileStore.make({ records }),
    },
    /** Renders the page and its dialogs. Does not wait. */
    draw: (page: React.ReactNode) =>
      render(
        <Router {...(location === null ? {} : { hook: location.hook, searchHook: location.searchHook })}>
          {page}
          <DialogHolder />
        </Router>,
      ),
  }
}
type DrawableWorld = Pick<ReturnType<typeof pageWorld>, 'draw'>

/** Renders a page, and waits for its first calls. */
export const openPageIn = async <World extends DrawableWorld>(world: World, page: React.ReactNode): Promise<World> => {
  world.draw(page)
  await waitOneTurn()
  return world
}

const unreadable = Effect.fail(new ImageUnreadable({ cause: 'test' }))

/**
 * Returns the use cases that prepare a chosen file and store it in this storage. By default pictures cannot be decoded.
 */
export const fileServices = (
  storage: FileStorage,
  images: ImagePreparer = fakePort(ImagePreparer, { shrink: () => unreadable, preview: () => unreadable }),
) => ({
  prepareFile: PrepareFile.make({ images }),
  previewFile: MakeFilePreview.make({ images }),
  storeFile: StoreFile.make({ storage }),
})

const BEGINNING = new TextEncoder().encode('%PDF-1.4')

/** Returns a PDF with only its first bytes. The file reports `size` as its size. */
export const aPdf = (name: string, size = BEGINNING.length): File =>
  Object.defineProperty(new File([BEGINNING], name, { type: 'application/pdf' }), 'size', { value: size })

/** Banks as the agency's list has them. The code of the first bank lacks its leading zeros. */
export const SAMPLE_BANKS = [
  { name: '예시은행', code: '4' },
  { name: '보기은행', code: '88' },
]

export const VALID_LOOKUP_ANSWER: BusinessLookupAnswer = {
  success: true,
  statusCode: 'OK',
  valid: '01',
  taxTypeCode: '01',
}
