import { Effect, Result } from 'effect'
import { CheckAdmin, LogInAdmin } from '#app/admin/administrator'
import type { Services } from '#app/token'
import { dialogs } from '../design/dialogs.ts'
import { services } from '../services.ts'
import { ADMIN, CHECK_ADMIN_MESSAGES } from '../text/ko/admin.ts'
import { LoginForm } from './LoginForm.tsx'

/** `in`: an administrator is here. `cancelled`: nobody logged in. `unknown`: the token could not be checked; told. */
export type AdminEntry = 'in' | 'cancelled' | 'unknown'

const logIn = async (container: Services): Promise<AdminEntry> => {
  const use = container.get(LogInAdmin)
  const loggedIn = await dialogs.open<boolean>({
    title: ADMIN['admin.loginTitle'],
    render: (answer) => <LoginForm logIn={use} answer={answer} />,
    cancelled: false,
  })
  return loggedIn ? 'in' : 'cancelled'
}

const enter = async (): Promise<AdminEntry> => {
  const container = await services()
  const checked = await Effect.runPromise(Effect.result(container.get(CheckAdmin)()))
  if (Result.isSuccess(checked)) return 'in'
  const { _tag } = checked.failure
  if (_tag !== 'LoginNeeded') await dialogs.alert({ text: CHECK_ADMIN_MESSAGES[_tag].text })
  return _tag === 'AdminCheckFailed' ? 'unknown' : logIn(container)
}

let under: Promise<AdminEntry> | null = null

/**
 * Makes sure that an administrator is here: by the token that is held, else by the login dialog. One at a time, so that a
 * second press opens no second dialog. [E-162] to [E-166] [E-171]
 */
export const enterAdmin = (): Promise<AdminEntry> =>
  (under ??= enter().finally(() => {
    under = null
  }))
