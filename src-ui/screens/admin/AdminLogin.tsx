import { useSignals } from '@preact/signals-react/runtime'
import { Result } from 'effect'
import { useState } from 'react'
import { LogInAdmin, type LogInAdminError, CheckAdmin } from '#app/admin/log-in-admin'
import { singleFlight } from '#app/kernel/single-flight'
import type { ServiceLocator } from '#app/kernel/token'
import { TextInput } from '#ui/parts/controls/TextInput.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { defineForm, textEntry } from '#ui/parts/form/define-form.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { runToResult } from '#ui/parts/services/run-effect.ts'
import { loadServices } from '#ui/parts/services/services.ts'
import { makeTaskState, runTask, useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { ADMIN_LOGIN_TEXTS, LOG_IN_ADMIN_MESSAGES, CHECK_ADMIN_MESSAGES } from '#ui/text/ko/admin/admin.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'

const openLogin = defineForm({
  adminId: textEntry({ id: 'admin-id' }),
  password: textEntry({ id: 'admin-password' }),
})

/** Makes the login form: the id, the password, and the action that logs in. [E-167] [E-168] */
const makeLogin = (logIn: LogInAdmin) => {
  const lock = makeEntryLock('adminLogin')
  const { adminId, password } = openLogin(lock).fields
  const task = makeTaskState<LogInAdminError>()

  const ask = (field: typeof adminId, text: string) => {
    field.refuse(text)
    focusField(field.id)
    return false
  }

  /**
   * Clears the password and shows the failure: below the field if the id or the password is wrong, otherwise in an
   * alert.
   */
  const refuse = async (error: LogInAdminError) => {
    password.value.value = ''
    const { text } = LOG_IN_ADMIN_MESSAGES[error._tag]
    if (error._tag !== 'AdminLoginFailed') await dialogs.alert({ text })
    else password.refuse(text)
    focusField(password.id)
  }

  return {
    adminId,
    password,
    task,
    /** Returns true if the login succeeded. A failure has been shown already. */
    submit: async (): Promise<boolean> => {
      const login = { adminId: adminId.value.peek().trim(), password: password.value.peek() }
      if (login.adminId === '') return ask(adminId, ADMIN_LOGIN_TEXTS['admin.idRequired'])
      if (login.password.trim() === '') return ask(password, ADMIN_LOGIN_TEXTS['admin.passwordRequired'])
      if (task.peek().is === 'running') return false
      const outcome = await runTask(task, logIn(login), { lock, unlocks: 'onNextPage' })
      if (outcome.is === 'failed') await refuse(outcome.error)
      return outcome.is === 'done'
    },
  }
}

/** The content of the login dialog. `answer` closes the dialog. [E-162] [E-170] */
const LoginForm = ({ logIn, answer }: { readonly logIn: LogInAdmin; readonly answer: (loggedIn: boolean) => void }) => {
  useSignals()
  const [login] = useState(() => makeLogin(logIn))
  useStopTaskOnUnmount(login.task)
  const submit = async () => {
    if (await login.submit()) answer(true)
  }
  return (
    <Form onSubmit={() => void submit()}>
      <DialogBody>
        <TextInput field={login.adminId} label={ADMIN_LOGIN_TEXTS['admin.id']} autoComplete="username" />
        <TextInput
          field={login.password}
          label={ADMIN_LOGIN_TEXTS['admin.password']}
          type="password"
          autoComplete="current-password"
        />
      </DialogBody>
      <DialogActions>
        <Button kind="tertiary" onPress={() => answer(false)}>
          {SHARED_BUTTON_TEXTS['common.cancel']}
        </Button>
        <Button submit busy={login.task.value.is === 'running' && ADMIN_LOGIN_TEXTS['admin.loggingIn']}>
          {ADMIN_LOGIN_TEXTS['admin.login']}
        </Button>
      </DialogActions>
    </Form>
  )
}

/**
 * `in`: an administrator is logged in. `cancelled`: the login was cancelled. `unknown`: the token could not be checked,
 * and an alert was shown.
 */
export type AdminLoginOutcome = 'in' | 'cancelled' | 'unknown'

const logIn = async (container: ServiceLocator): Promise<AdminLoginOutcome> => {
  const use = container.get(LogInAdmin)
  const loggedIn = await dialogs.open<boolean>({
    title: ADMIN_LOGIN_TEXTS['admin.loginTitle'],
    render: (answer) => <LoginForm logIn={use} answer={answer} />,
    cancelled: false,
  })
  return loggedIn ? 'in' : 'cancelled'
}

const enter = async (): Promise<AdminLoginOutcome> => {
  const container = await loadServices()
  const check = await runToResult(container.get(CheckAdmin)())
  if (Result.isSuccess(check)) return 'in'
  const { _tag } = check.failure
  if (_tag !== 'AdminLoginNeeded') await dialogs.alert({ text: CHECK_ADMIN_MESSAGES[_tag].text })
  return _tag === 'AdminCheckFailed' ? 'unknown' : logIn(container)
}

const entering = singleFlight(enter)

/**
 * Ensures that an administrator is logged in. Checks the stored token; if it is missing or invalid, opens the login
 * dialog. Only one check runs at a time, so that a second click does not open a second dialog. [E-162] to [E-166]
 */
export const ensureAdminLogin = (): Promise<AdminLoginOutcome> => entering.run()
