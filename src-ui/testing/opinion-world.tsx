import { fireEvent, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Application } from '#domain/application/application'
import type { Opinion } from '#domain/opinion/opinion'
import { type ApplicationAnswer, Applications } from '#app/application/applications.port'
import { KeepDrafts } from '#app/application/keep-drafts'
import { LoadApplication } from '#app/application/load-application'
import { Codes } from '#app/directory/codes.port'
import { ListReasons } from '#app/directory/list-codes'
import type { CallError } from '#app/kernel/call.errors'
import { LoadOpinions } from '#app/opinion/load-opinions'
import { type NewOpinion, type OpinionAnswer, Opinions } from '#app/opinion/opinions.port'
import { SubmitOpinion } from '#app/opinion/submit-opinion'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { anApplication } from '#app/testing/an-application'
import { anOpinion } from '#app/testing/an-opinion'
import { chosenSettings } from '#app/testing/chosen-settings'
import { inMemoryDatabase, inMemoryDrafts, recordsInMemory, type InMemoryDrafts } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { only } from '#app/testing/only'
import { stoppedClock } from '#app/testing/stopped-clock'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import type { DatabaseStore } from '#app/session/record-store.port'
import { FetchFile, PreviewFile } from '#app/upload/read-file'
import { FileStorage, ImagePreparer } from '#app/upload/file-storage.port'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile } from '#app/upload/store-file'
import { kstInstant } from '#domain/kernel/calendar'
import { parseInstant } from '#domain/kernel/written-dates'
import type { Settings } from '#domain/kernel/settings'
import { EMPTY_SESSION } from '#domain/session/session'
import { OpinionSubmit } from '../screens/opinion/OpinionScreen.tsx'
import { ModalHolder } from '../parts/design/ModalHolder.tsx'
import { soon } from './windows.ts'

const at = (text: string) => parseInstant(text)

/** An application on hold for two reasons. */
export const ON_HOLD = anApplication({ number: 'DA2025000123', status: 'hold', reasons: ['US01', 'US07'] })

const REASONS = [
  { codeId: '1', codeValue: 'US01', codeName: '주대표자 아님', codeDesc: '' },
  { codeId: '2', codeValue: 'US07', codeName: '서류 미비', codeDesc: '' },
]

/** An opinion with its answer. */
export const ANSWERED = anOpinion({
  id: '11',
  content: '다시 확인해주세요.',
  registeredAt: at('2025-06-20T10:00:00'),
  isAnswered: true,
  answer: '확인하였습니다.',
  updatedAt: at('2025-06-21T09:00:00'),
})
export const WAITING = anOpinion({ id: '12', content: '한 번 더', registeredAt: at('2025-06-22T10:00:00') })

type Answers = {
  /** What each reading answers; afterwards the last one again. */
  readonly application: readonly (Application | ReturnType<Applications['ofOwner']>)[]
  readonly history: readonly (readonly Opinion[] | Effect.Effect<readonly Opinion[], CallError>)[]
  readonly reasons: readonly ReturnType<Codes['ofGroup']>[]
  readonly submit: Effect.Effect<OpinionAnswer, CallError>
  readonly store: ReturnType<FileStorage['store']> | null
  readonly bytes: ReturnType<FileStorage['bytesOf']>
  readonly drafts: InMemoryDrafts
  readonly chosenFiles: DatabaseStore
}

/** 2025-06-25 14:03 in Korea. */
const OPENED_AT = kstInstant('2025-06-25', '14:03')

const inTurn = <A,>(answers: readonly A[]) => {
  const left = [...answers]
  return (): A => (left.length > 1 ? left.shift() : left[0]) as A
}

/** The opinion page over use cases whose ports are in memory: `calls` is what left, in its order, `sent` what was submitted. */
export const opinionWorld = (given: Partial<Answers> = {}, chosen: Partial<Settings> = {}) => {
  const answers: Answers = {
    application: [ON_HOLD],
    history: [[]],
    reasons: [Effect.succeed(REASONS)],
    submit: Effect.succeed({ is: 'stored' }),
    store: null,
    bytes: Effect.succeed(new Blob(['%PDF-1.4'], { type: 'application/pdf' })),
    drafts: inMemoryDrafts(),
    chosenFiles: inMemoryDatabase(),
    ...given,
  }
  const { drafts, chosenFiles } = answers
  const calls: string[] = []
  const sent: NewOpinion[] = []
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, applicationNumber: ON_HOLD.number })
  const history = memoryLocation({ path: '/opinion-submit', record: true })
  const say = <A, E>(call: string, result: () => Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      calls.push(call)
      return result()
    })
  const [application, opinionList, reasons] = [
    inTurn(answers.application),
    inTurn(answers.history),
    inTurn(answers.reasons),
  ]
  const resetSession = () => session.update(() => EMPTY_SESSION)
  const clock = stoppedClock(OPENED_AT)
  const records = recordsInMemory({
    session,
    clock,
    tab: drafts,
    database: chosenFiles,
    owner: () => Effect.succeed(session.read().ci),
  })
  const loadApplication = LoadApplication.make({
    records,
    applications: only(Applications, {
      ofOwner: () =>
        say('application', () => {
          const next = application()
          return 'number' in next
            ? Effect.succeed({ is: 'found', application: next } satisfies ApplicationAnswer)
            : next
        }),
    }),
    session,
    resetSession,
  })
  const opinions = only(Opinions, {
    ofApplication: () =>
      say('history', () => {
        const next = opinionList()
        return Array.isArray(next) ? Effect.succeed(next as readonly Opinion[]) : (next as Effect.Effect<Opinion[]>)
      }),
    submit: (opinion) =>
      say('submit', () => {
        sent.push(opinion)
        return answers.submit
      }),
  })
  const storage = only(FileStorage, {
    store: (file, category) =>
      say(
        `store ${category} ${file.name}`,
        () =>
          answers.store ??
          Effect.succeed({
            name: file.name,
            storedName: `s-${file.name}`,
            path: `${category}/${file.name}`,
            bytes: file.content.size,
            extension: 'pdf',
            mimeType: file.contentType,
          }),
      ),
    bytesOf: (path) => say(`fetch ${path}`, () => answers.bytes),
  })
  const images = only(ImagePreparer, {})
  const services = {
    loadOpinions: LoadOpinions.make({ loadApplication, opinions, session, resetSession }),
    listReasons: ListReasons.make({ codes: only(Codes, { ofGroup: () => reasons() }), session }),
    submitOpinion: SubmitOpinion.make({ opinions }),
    fetchFile: FetchFile.make({ storage }),
    prepareFile: PrepareFile.make({ images }),
    previewFile: PreviewFile.make({ images }),
    storeFile: StoreFile.make({ storage }),
    drafts: KeepDrafts.make({ records }),
    keepChosenFiles: KeepChosenFiles.make({ records }),
    settings: chosenSettings(chosen),
  }
  return { services, calls, sent, session, history: history.history, hook: history.hook }
}
export type OpinionWorld = ReturnType<typeof opinionWorld>

/** Draws the page and waits for what it asks on entry. */
export const openOpinion = async (world: OpinionWorld): Promise<OpinionWorld> => {
  render(
    <Router hook={world.hook}>
      <OpinionSubmit services={world.services} />
      <ModalHolder />
    </Router>,
  )
  await soon()
  return world
}

/** The text of the opinion. */
export const contentBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '의견내용' })

export const write = (text: string) => fireEvent.change(contentBox(), { target: { value: text } })

const BEGINNING = new TextEncoder().encode('%PDF-1.4')

/** A PDF of so many bytes, of which only the beginning can be read, at once. */
export const fileOf = (name: string, size = 9) =>
  Object.defineProperties(new File([], name, { type: 'application/pdf' }), {
    size: { value: size },
    slice: { value: () => ({ arrayBuffer: () => Promise.resolve(BEGINNING.buffer) }), configurable: true },
  })

/** Chooses files as the browser's window would hand them over. */
export const chooseFiles = async (...files: readonly File[]) => {
  fireEvent.change(screen.getByLabelText('첨부파일 파일 선택'), { target: { files } })
  await soon()
}
