import { fireEvent, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { Applications } from '#app/application/applications.port'
import { Codes } from '#app/application/codes.port'
import { ListReasons } from '#app/application/list-reasons'
import { LoadApplication } from '#app/application/load-application'
import type { CallError } from '#app/kernel/call.errors'
import { LoadOpinionPage } from '#app/opinion/load-opinion-page'
import { type NewOpinion, type OpinionSubmissionAnswer, Opinions } from '#app/opinion/opinions.port'
import { RecoverOpinion } from '#app/opinion/recover-opinion'
import { SubmitOpinion } from '#app/opinion/submit-opinion'
import type { DatabaseStore } from '#app/records/record-storage.port'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { fakePort } from '#app/testing/fake-port'
import type { InMemoryTab } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { applicationAnswer, valuesInTurn, type ApplicationReadOutcome } from '#app/testing/recorded-calls'
import { FetchStoredFile } from '#app/upload/fetch-stored-file'
import { FileStorage } from '#app/upload/file-storage.port'
import { anApplication } from '#domain/application/examples/an-application'
import type { Opinion } from '#domain/opinion/opinion'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import type { Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import type { OPINION_SERVICES } from '../screens/opinion/opinion.model.ts'
import OpinionScreen from '../screens/opinion/OpinionScreen.tsx'
import { fileServices, openPageIn, pageWorld } from './page-world.tsx'
import { serveScreens } from './services.ts'
import { waitOneTurn } from './shown-dialog.ts'

export const APPLICATION_ON_HOLD = anApplication({ number: 'DA2025000123', status: 'hold', reasons: ['US01', 'US07'] })

const REASONS = [
  { code: 'US01', name: '주대표자 아님' },
  { code: 'US07', name: '서류 미비' },
]

export const ANSWERED_OPINION = anOpinion({
  id: '11',
  content: '다시 확인해주세요.',
  registeredAt: parseInstant('2025-06-20T10:00:00'),
  isAnswered: true,
  answer: '확인하였습니다.',
  updatedAt: parseInstant('2025-06-21T09:00:00'),
})
export const WAITING_OPINION = anOpinion({
  id: '12',
  content: '한 번 더',
  registeredAt: parseInstant('2025-06-22T10:00:00'),
})

type Answers = {
  /** The results of the calls that load the page, in order. Further calls get the last result again. */
  readonly application: readonly ApplicationReadOutcome[]
  readonly history: readonly (readonly Opinion[] | Effect.Effect<readonly Opinion[], CallError>)[]
  readonly reasons: readonly ReturnType<Codes['ofGroup']>[]
  readonly submit: Effect.Effect<OpinionSubmissionAnswer, CallError>
  readonly store: ReturnType<FileStorage['store']> | null
  readonly bytes: ReturnType<FileStorage['bytesOf']>
  readonly drafts?: InMemoryTab
  readonly chosenFiles?: DatabaseStore
}

/**
 * Makes the opinion page, with use cases whose ports are in memory. `calls` lists the sent calls in order, `sent` lists
 * the submitted opinions.
 */
export const opinionWorld = (answersGiven: Partial<Answers> = {}, settings: Partial<Settings> = {}) => {
  const answers: Answers = {
    application: [APPLICATION_ON_HOLD],
    history: [[]],
    reasons: [Effect.succeed(REASONS)],
    submit: Effect.succeed({ is: 'stored' }),
    store: null,
    bytes: Effect.succeed(new Blob(['%PDF-1.4'], { type: 'application/pdf' })),
    ...answersGiven,
  }
  const { drafts, chosenFiles } = answers
  const sentOpinions: NewOpinion[] = []
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, applicationNumber: APPLICATION_ON_HOLD.number })
  const openedAt = kstInstant('2025-06-25', '14:03')
  const page = pageWorld({ path: '/opinion-submit', openedAt, session, settings, drafts, chosenFiles })
  const { call, records } = page
  const [nextApplication, nextHistory, nextReasons] = [
    valuesInTurn(answers.application),
    valuesInTurn(answers.history),
    valuesInTurn(answers.reasons),
  ]
  const loadApplication = LoadApplication.make({
    tabDrafts: records,
    applications: fakePort(Applications, {
      ofOwner: () => call('application', () => applicationAnswer(nextApplication())),
    }),
    session,
    resetSession: session.reset,
  })
  const opinions = fakePort(Opinions, {
    ofApplication: () =>
      call('history', () => {
        const next = nextHistory()
        return Effect.isEffect(next) ? next : Effect.succeed(next)
      }),
    submit: (opinion) =>
      call('submit', () => {
        sentOpinions.push(opinion)
        return answers.submit
      }),
  })
  const storage = fakePort(FileStorage, {
    store: (file, category) =>
      call(
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
    bytesOf: (path) => call(`fetch ${path}`, () => answers.bytes),
  })
  const services = {
    ...page.services,
    ...fileServices(storage),
    loadOpinions: LoadOpinionPage.make({ loadApplication, opinions, session, resetSession: session.reset }),
    listReasons: ListReasons.make({ codes: fakePort(Codes, { ofGroup: () => nextReasons() }), session }),
    recoverOpinion: RecoverOpinion.make({ drafts: page.services.drafts }),
    submitOpinion: SubmitOpinion.make({ opinions }),
    fetchFile: FetchStoredFile.make({ storage }),
  }
  return { ...page, services, sentOpinions }
}
type OpinionWorld = ReturnType<typeof opinionWorld>

/** Renders the page, and waits for its first calls. */
export const openOpinionPage = (world: OpinionWorld): Promise<OpinionWorld> => {
  serveScreens<typeof OPINION_SERVICES>(world.services)
  return openPageIn(world, <OpinionScreen />)
}

export const opinionTextBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '의견내용' })

export const writeOpinion = (text: string) => fireEvent.change(opinionTextBox(), { target: { value: text } })

const BEGINNING = new TextEncoder().encode('%PDF-1.4')

/** Returns a PDF that reports this size. It has only its first bytes, which can be read immediately. */
export const aPdfOfSize = (name: string, size = 9) =>
  Object.defineProperties(new File([], name, { type: 'application/pdf' }), {
    size: { value: size },
    slice: { value: () => ({ arrayBuffer: () => Promise.resolve(BEGINNING.buffer) }), configurable: true },
  })

/** Chooses files, as the browser's file dialog does. */
export const chooseOpinionFiles = async (...files: readonly File[]) => {
  fireEvent.change(screen.getByLabelText('첨부파일 파일 선택'), { target: { files } })
  await waitOneTurn()
}
