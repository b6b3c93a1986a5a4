import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Application } from '#domain/application/application'
import type { CancelApplicationError, ReplaceApplicationError } from '#app/application/cancel-application'
import { classNames } from '../../parts/design/class-names.ts'
import { dialogs } from '../../parts/design/dialogs.ts'
import { ErrorState } from '../../parts/design/States.tsx'
import { isWaitShown, useLongWait } from '../../parts/design/long-wait.ts'
import { useLoad, useTask } from '../../parts/form/task.ts'
import { makeProofActions } from '../proof/proof-list.model.ts'
import { served } from '../../parts/services.ts'
import { isOutOfDate, showFailure } from '../../parts/session/show-failure.ts'
import { focusHeading } from '../../parts/design/focus.ts'
import { Main } from '../../parts/design/Layout.tsx'
import { Skeleton } from '../../parts/design/Skeleton.tsx'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { WORDS } from '../../text/ko/words.ts'
import {
  CANCEL_APPLICATION_MESSAGES,
  CANCEL_STAKES,
  LOAD_APPLICATION_MESSAGES,
  NOT_CANCELLABLE_NOW,
  REAPPLY_MESSAGES,
  RESULT as T,
} from '../../text/ko/result.ts'
import { TITLES } from '../../text/ko/titles.ts'
import { mayReapply } from '#domain/application/transitions'
import { knownStatus, statusRow } from '#domain/status/application-status.table'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import printStyles from './paper.module.css'
import { makeResultPage, RESULT_SERVICES, type ResultServices } from './result.model.ts'
import { cancellationOf, resultView } from './result-body.model.ts'
import answer from './answer.module.css'
import { ResultBody } from './ResultBody.tsx'

/** The shape of what comes: the road, the answer, and the rows below it. */
const ResultLoading = () => {
  const long = useLongWait(isWaitShown)
  return (
    <div className={classNames(answer.coming, !long && answer.waiting)} role="status">
      {long && <span className="sr">{GENERAL['common.loadingData']}</span>}
      {(['way', 'news', 'slip'] as const).map((part) => (
        <Skeleton key={part} className={answer[part]} />
      ))}
    </div>
  )
}

/** What the page is called before its news has come, to which it hands the focus on, so that the news is heard. */
const WaitingHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    return () => {
      if (document.activeElement === own) queueMicrotask(focusHeading)
    }
  }, [])
  return (
    <h1 className="sr" ref={heading}>
      {TITLES['title.aplyResult']}
    </h1>
  )
}

/** The result of an application: where it stands, what that means, what to do now. to to */
export const Result = (services: ResultServices) => {
  useSignals()
  const [, navigate] = useLocation()
  const [page] = useState(() => makeResultPage(services))
  useTask(page.loading)
  useTask(page.cancelling)
  useTask(page.reapplying)
  const desks = services.settings.read().callCentre
  const phone = desks.application
  const [load] = useState(() => async () => {
    const outcome = await page.load()
    if (outcome.is !== 'failed' || outcome.error._tag === 'LoadFailed') return outcome
    const path = location.pathname
    await showFailure(outcome.error, LOAD_APPLICATION_MESSAGES, 'application')
    // Unless another way was taken.
    if (location.pathname === path) navigate('/', { replace: true })
    return outcome
  })
  const retry = useLoad(load)
  const [proofs] = useState(() =>
    makeProofActions(services, { shown: page.shown, load, acting: page.acting, navigate }),
  )
  useTask(proofs.task)
  const acting = () => page.acting() || proofs.acting()

  /** What was refused has become something else meanwhile, in another tab or at the agency: the page shows it. */
  const look = async (error: CancelApplicationError | ReplaceApplicationError) => {
    if (error._tag === 'NotCancellable' || isOutOfDate(error)) await load()
  }

  const cancel = async (application: Application) => {
    if (acting()) return
    const { verdict, because } = cancellationOf(application)
    if (verdict !== 'allowed')
      return showFailure({ _tag: 'NotCancellable', because } as const, NOT_CANCELLABLE_NOW, 'application')
    // What is asked, and what to know before it: one sentence of the catalogue, shown in two paragraphs. [D2-65]
    const [question = '', warning] = fill(T['cancel.confirm'], PROGRAMME_WORDS).split(/(?<=\?) /)
    const stake = CANCEL_STAKES[knownStatus(application.status)]
    const rejected = statusRow(application.status).stage === 'rejected'
    const sure = await dialogs.confirm({
      title: T['cancel.title'],
      text: stake === undefined ? question : `${stake}\n${question}`,
      next: `${warning}\n${T['cancel.ifApplyingAnew']}`,
      way: rejected ? { href: '/objctRqst', words: T['result.objection'] } : undefined,
      yes: T['cancel.yes'],
      no: T['cancel.no'],
      danger: true,
    })
    if (!sure) return
    const outcome = await page.cancel(application)
    if (outcome.is === 'failed') {
      await showFailure(outcome.error, CANCEL_APPLICATION_MESSAGES, 'application')
      return look(outcome.error)
    }
    if (outcome.is !== 'done') return
    const anew = await dialogs.confirm({
      title: GENERAL['common.alertTitle'],
      text: T['cancel.done'],
      next: `${T['result.shownDeleted']} ${T['cancel.mayApplyAnew']}`,
      yes: T['result.reapply'],
      no: GENERAL['common.confirm'],
    })
    const loaded = await load()
    if (loaded.is !== 'done') return
    if (anew && mayReapply(loaded.value.status)) return reapply(loaded.value)
    // The button that had the focus is gone, and the news stands at the top.
    window.scrollTo(0, 0)
    focusHeading()
  }

  const reapply = async (application: Application) => {
    if (acting()) return
    const sure = await dialogs.confirm({ text: T['reapply.confirm'], yes: T['reapply.yes'], danger: true })
    if (!sure) return
    const outcome = await page.reapply(application)
    if (outcome.is === 'failed') {
      await showFailure(outcome.error, REAPPLY_MESSAGES, 'application')
      return look(outcome.error)
    }
    if (outcome.is !== 'done') return
    // The agency's own sentence may sound as if an application had been made.
    const own = outcome.value
    await dialogs.alert(own === null ? { text: T['reapply.done'] } : { text: own, next: T['reapply.done'] })
    navigate('/bzmn-reg')
  }

  const [application, fault, loading] = [page.shown.value, page.fault.value, page.loading.value.is]
  const waiting = loading === 'running' || loading === 'idle'
  return (
    <Main className={classNames(answer.page, answer.oneColumn, printStyles.paper)} busy={loading === 'running'}>
      {application === null ? (
        <div className={answer.across}>
          <WaitingHeading />
          {fault !== null ? (
            <ErrorState
              text={fault.message}
              phone={phone}
              onRetry={retry}
              retrying={loading === 'running'}
              wayOut={{ href: '/', words: WORDS['common.home'] }}
            />
          ) : (
            waiting && <ResultLoading />
          )}
        </div>
      ) : (
        <ResultBody
          application={application}
          view={resultView(application, services.settings.read())}
          reasons={page.reasons.value}
          desks={desks}
          cancelling={page.cancelling.value.is === 'running'}
          reapplying={page.reapplying.value.is === 'running'}
          onCancel={() => void cancel(application)}
          onReapply={() => void reapply(application)}
          cancellingProof={proofs.cancelling.value}
          proofActions={proofs.actions}
        />
      )}
    </Main>
  )
}

export default served(RESULT_SERVICES, (services) => <Result {...services} />)
