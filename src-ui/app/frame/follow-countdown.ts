import type { ServiceLocator } from '#app/kernel/token'
import { ExtendSession, type ExtendSessionError, type SessionExtensionResult } from '#app/session/extend-session'
import { type CountdownNotification, FollowCountdown } from '#app/session/follow-countdown'
import { SESSION_WARNING_SECONDS } from '#domain/session/timer'
import { formatDuration } from '#domain/time/duration'
import { showToast } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { helpDeskOfPage } from '#ui/parts/help-desk/help-desk.ts'
import { startEffect } from '#ui/parts/services/run-effect.ts'
import { loadServices } from '#ui/parts/services/services.ts'
import { makeTaskState, runTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { EXTEND_SESSION_MESSAGES, SESSION_TEXT } from '#ui/text/ko/session/session.ts'

const extension = makeTaskState<ExtendSessionError, SessionExtensionResult>()

/**
 * Extends the session by an hour, and announces this. If the extension is refused or fails, shows the failure, and the
 * countdown continues. Shows nothing if the session ended before the answer arrived. [E-146] [D1-340]
 */
export const extendSession = async (): Promise<void> => {
  const extend = (await loadServices()).get(ExtendSession)
  const outcome = await runTask(extension, extend())
  if (outcome.is === 'failed') await showFailure(outcome.error, EXTEND_SESSION_MESSAGES, helpDeskOfPage())
  else if (outcome.is === 'done' && outcome.value === 'extended') showToast(SESSION_TEXT['timer.extended'])
}

/** Asks whether to extend the session. If the question is closed, the countdown continues. [E-144] [D1-38] */
const warn = async (secondsLeft: number, signal: AbortSignal): Promise<void> => {
  const text = fill(SESSION_TEXT['timer.warning'], { time: formatDuration(secondsLeft * 1000) })
  const wantsExtension = await dialogs.confirm({
    title: SESSION_TEXT['timer.title'],
    text,
    next: SESSION_TEXT['timer.until'],
    yes: SESSION_TEXT['timer.extendNow'],
    no: EVERY_PAGE_TEXTS['common.close'],
    signal,
  })
  if (wantsExtension) await extendSession()
}

/** Blocks every click while the server checks whether the session is over. [E-143] [E-148] */
const setInert = (isInert: boolean): void => {
  document.body.toggleAttribute('inert', isInert)
}

/** Follows the session of this page until the page is closed. [E-143] to [E-148] */
export const followCountdown = (container: ServiceLocator): void => {
  let warning: AbortController | undefined
  // Loads the code for the end of the session now, because the connection may be lost by then.
  const end = import('#ui/parts/session/end-session.tsx')
  end.catch(() => undefined)
  const onEvent = (event: CountdownNotification): void => {
    setInert(event.is === 'lastCheck')
    // Closes the warning when it no longer applies, because another tab has extended the session or because the session
    // is over.
    if (event.is === 'tick' && (event.secondsLeft ?? Infinity) > SESSION_WARNING_SECONDS) warning?.abort()
    if (event.is === 'warning') {
      warning = new AbortController()
      void warn(event.secondsLeft, warning.signal)
    }
    if (event.is === 'expired') void end.then(({ showSessionExpired }) => showSessionExpired(event))
  }
  startEffect(container.get(FollowCountdown)(onEvent))
}
