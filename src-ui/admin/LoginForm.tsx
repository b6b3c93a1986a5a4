import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { LogInAdmin } from '#app/admin/administrator'
import { Button } from '../design/Button.tsx'
import { DialogActions, DialogBody } from '../design/ModalHolder.tsx'
import { useTask } from '../form/task.ts'
import { TextInput } from '../form/TextInput.tsx'
import { ADMIN } from '../text/ko/admin.ts'
import { WORDS } from '../text/ko/words.ts'
import { makeLogin } from './login.model.ts'

/** What stands in the login dialog; `answer` closes it. [E-162] [E-167] [E-170] */
export const LoginForm = ({
  logIn,
  answer,
}: {
  readonly logIn: LogInAdmin
  readonly answer: (loggedIn: boolean) => void
}) => {
  useSignals()
  const [login] = useState(() => makeLogin(logIn))
  useTask(login.task)
  const submit = async () => {
    if (await login.submit()) answer(true)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <DialogBody>
        <TextInput field={login.adminId} label={ADMIN['admin.id']} autoComplete="username" />
        <TextInput
          field={login.password}
          label={ADMIN['admin.password']}
          type="password"
          autoComplete="current-password"
        />
      </DialogBody>
      <DialogActions>
        <Button kind="tertiary" onPress={() => answer(false)}>
          {WORDS['common.cancel']}
        </Button>
        <Button submit busy={login.task.value.is === 'running' && ADMIN['admin.loggingIn']}>
          {ADMIN['admin.login']}
        </Button>
      </DialogActions>
    </form>
  )
}
