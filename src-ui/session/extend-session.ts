import { Effect, Result } from 'effect'
import { ExtendSession } from '#app/session/countdown'
import { showToast } from '../design/announcer.tsx'
import { firstServices } from '../services.ts'
import { EXTEND_SESSION_MESSAGES, SESSION_TEXT } from '../text/ko/session.ts'
import { helpPhone } from './help-phone.ts'
import { sayFailure } from './say-failure.ts'

/** Gives the session another hour and says so; a refusal or a failure is told and the countdown goes on. [E-146] [E-147] */
export const extendSession = async (): Promise<void> => {
  const extend = (await firstServices()).get(ExtendSession)
  const outcome = await Effect.runPromise(Effect.result(extend()))
  if (Result.isSuccess(outcome)) showToast(SESSION_TEXT['timer.extended'])
  else await sayFailure(outcome.failure, EXTEND_SESSION_MESSAGES, { phone: helpPhone() })
}
