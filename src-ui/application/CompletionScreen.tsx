import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { type Completion, ReadCompletion } from '#app/application/read-completion'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { Slip, SlipBody, MomentText } from '../design/Facts.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ActionBar, Card, FlowPage, Notes } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Completion as Arrived } from '../design/pictures/Completion.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import { type Served, useServices } from '../services.ts'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { COMPLETION as T } from '../text/ko/completion.ts'
import { programmeWords } from '../signals.ts'
import { CompletionTable } from './CompletionTable.tsx'
import look from './completion.module.css'
import { CopyNumber } from './CopyNumber.tsx'
import { CreditProgramme } from './CreditProgramme.tsx'
import { NextSteps } from './NextSteps.tsx'
import paper from './paper.module.css'
import { PrintButton } from './PrintButton.tsx'

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
