import { signal } from '@preact/signals-react'
import type { LogInAdmin, LogInAdminError } from '#app/admin/administrator'
import { dialogs } from '../design/dialogs.ts'
import { makeField, focusField } from '../form/field.ts'
import { run, type Task } from '../form/task.ts'
import { ADMIN, LOG_IN_ADMIN_MESSAGES } from '../text/ko/admin.ts'

/** Id and password of an administrator, and the login that they lead to. [E-167] [E-168] [E-170] */
export const makeLogin = (logIn: LogInAdmin) => {
  const adminId = makeField('admin-id', '')
  const password = makeField('admin-password', '')
  const task = signal<Task<LogInAdminError>>({ is: 'idle' })

  const ask = (field: typeof adminId, text: string) => {
    field.refuse(text)
    focusField(field.id)
  }

  /** The password goes: who meant another one types it anew. A wrong one is told where it was typed. */
  const refuse = async (error: LogInAdminError) => {
    password.value.value = ''
    const { text } = LOG_IN_ADMIN_MESSAGES[error._tag]
    if (error._tag !== 'LoginFailed') await dialogs.alert({ text })
    else password.refuse(text)
    focusField(password.id)
  }

  return {
    adminId,
    password,
    task,
    /** Answers whether the administrator is in; what went wrong has been told. */
    submit: async (): Promise<boolean> => {
      const login = { adminId: adminId.value.peek().trim(), password: password.value.peek() }
      if (login.adminId === '') {
        ask(adminId, ADMIN['admin.idRequired'])
        return false
      }
      if (login.password.trim() === '') {
        ask(password, ADMIN['admin.passwordRequired'])
        return false
      }
      if (task.peek().is === 'running') return false
      const ended = await run(task, logIn(login))
      if (ended.is === 'failed') await refuse(ended.error)
      return ended.is === 'done'
    },
  }
}
