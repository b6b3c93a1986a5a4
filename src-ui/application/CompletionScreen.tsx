import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { type Completion, ReadCompletion } from '#app/application/read-completion'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { progressOf } from '#domain/application/result'
import { formatRegistrationNumber, registrationNumberFrom } from '#domain/business/registration-number'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { Slip, SlipBody, MomentText } from '../design/Facts.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Card, ActionBar, FlowPage, Notes } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Timeline } from '../design/Timeline.tsx'
import { Completion as Arrived } from '../design/pictures/Completion.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import { type Served, useServices } from '../services.ts'
import { programmeWords } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { COMPLETION as T } from '../text/ko/completion.ts'
import { GENERAL } from '../text/ko/general.ts'
import { RESULT } from '../text/ko/result.ts'
import { WORDS } from '../text/ko/words.ts'
import { CopyNumber, PrintButton } from './TakeAway.tsx'
import look from './completion.module.css'
import paper from './paper.module.css'

const orDash = (text: string | null) => (text === null || text === '' ? '-' : text)

const brnoText = (brno: string | null) => {
  const number = registrationNumberFrom(brno ?? '')
  return number === null ? orDash(brno) : formatRegistrationNumber(number)
}

const COLUMNS: readonly Column<Completion>[] = [
  { key: 'representative', label: T['cmptn.representative'], cell: (row) => orDash(row.representative) },
  {
    key: 'brno',
    label: T['cmptn.brno'],
    cell: (row) => <span className="num">{brnoText(row.registrationNumber)}</span>,
  },
  { key: 'business', label: T['cmptn.businessName'], cell: (row) => orDash(row.businessName) },
]

const WAITING: readonly Column<string>[] = [{ key: 'wait', label: T['cmptn.table'], cell: (words) => words }]

/** Who applied, for which business; until the answer is there the table says so itself. */
const CompletionTable = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? (
    <DataTable caption={T['cmptn.table']} columns={WAITING} rows={[T['cmptn.loading']]} rowKey={(words) => words} />
  ) : (
    <DataTable caption={T['cmptn.table']} columns={COLUMNS} rows={[completion]} rowKey={() => 'application'} />
  )

/** The separate credit programme; a link only where the deployment has an address. [A-140] [D2-81] */
const CreditProgramme = ({ url, phone }: { readonly url: string; readonly phone: string }) => (
  <div className={look.credit}>
    <Card title={T['cmptn.creditTitle']}>
      {[T['cmptn.creditBody'], T['cmptn.creditWho'], fill(T['cmptn.creditCall'], { phone })].map((line) => (
        <p key={line}>
          <Phrase text={line} />
        </p>
      ))}
      {url !== '' && (
        <LinkButton kind="tertiary" small href={url} newTab icon="open">
          {T['cmptn.creditLink']}
        </LinkButton>
      )}
    </Card>
  </div>
)

/** The five steps that follow, each with what happens in it; the first has just been done. [D2-80] */
const NextSteps = () => (
  <Timeline
    stages={progressOf('applied').map(({ step, label, state }) => ({
      name: RESULT[label],
      state: state === 'active' ? 'done' : 'ahead',
      date: state === 'active' ? WORDS['common.done'] : undefined,
      note: T[`cmptn.step${step}`],
    }))}
  />
)

/** What the page asks of the product. */
const COMPLETION_SERVICES = {
  readCompletion: ReadCompletion,
  session: SessionStore,
  settings: SettingsSource,
} as const

/** The application has arrived: its number and time at once from the session, the rest when it has been read. to [A-140] [A-273] [D2-111] */
export const Completed = ({ readCompletion, session, settings }: Served<typeof COMPLETION_SERVICES>) => {
  useSignals()
  const [task] = useState(() => signal<Task<never, Completion>>({ is: 'idle' }))
  const [kept] = useState(() => session.read())
  useTask(task)
  useEffect(() => void run(task, readCompletion()), [task, readCompletion])

  const { callCentre, creditProgramUrl } = settings.read()
  const phone = callCentre.application
  const read = task.value.is === 'done' ? task.value.value : null
  const name = (read?.representative ?? kept.certifiedName) || T['cmptn.nobody']
  const receivedAt = read?.receivedAt ?? kept.receivedAt
  return (
    <FlowPage>
      <div className={`${paper.paper} ${look.page}`}>
        <div className={look.head}>
          <div className={look.art}>
            <Arrived />
          </div>
          <p className={paper.paperOnly}>{GENERAL['service.name']}</p>
          <h1>
            <Phrase text={fill(T['cmptn.thanks'], { name })} />
          </h1>
        </div>
        <Slip>
          <CopyNumber aplyNo={(read?.number ?? kept.applicationNumber) || null} />
          <SlipBody>
            <p className="slip__label">{T['cmptn.receivedAt']}</p>
            <p className="slip__no">{receivedAt === null ? '-' : <MomentText at={receivedAt} />}</p>
          </SlipBody>
        </Slip>
        <CompletionTable completion={read} />
        <Card title={T['cmptn.stepsTitle']}>
          <NextSteps />
        </Card>
        <Notes
          notes={[
            T['cmptn.next'],
            fill(T['cmptn.supplement'], programmeWords.value),
            fill(T['cmptn.inquiry'], { phone }),
          ]}
        />
        <CreditProgramme url={creditProgramUrl} phone={phone} />
        <div className={look.print}>
          <PrintButton />
        </div>
        <ActionBar>
          <LinkButton kind="tertiary" href="/">
            {T['cmptn.confirm']}
          </LinkButton>
          <LinkButton href="/aply-result">{T['cmptn.toResult']}</LinkButton>
        </ActionBar>
      </div>
    </FlowPage>
  )
}

const CompletionScreen = () => <Completed {...useServices(COMPLETION_SERVICES)} />

export default CompletionScreen
