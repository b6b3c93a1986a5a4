import { signal } from '@preact/signals-react'
import type { AdminCallError, AdministerPopups } from '#app/admin/administer-popups'
import type { PopupRecord } from '#domain/notice/popup-form'
import { announce, showToast } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { makeTaskState, runLoad, runTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_ADMIN_TEXTS as T } from '#ui/text/ko/admin/notices.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { showAdminFailure } from './admin-failure.ts'
import { ensureAdminLogin } from './AdminLogin.tsx'

/** The action that is running on a row; null if no action is running. */
type RowWork = 'switching' | 'deleting' | null

/** Makes the model of one table of notices, with its rows and their actions. [P-209] to [P-214] */
export const makeNoticeTableModel = (office: AdministerPopups, list: 'popups' | 'landings') => {
  /** The rows; null until the server has answered for the first time. */
  const rows = signal<readonly PopupRecord[] | null>(null)
  const task = makeTaskState<AdminCallError, readonly PopupRecord[]>()
  /** The failure of the last load. It stays until the rows are loaded. */
  const failure = signal<AdminCallError | null>(null)
  const work = signal<ReadonlyMap<number, Exclude<RowWork, null>>>(new Map())

  const begin = (id: number, rowWork: Exclude<RowWork, null>) => {
    work.value = new Map([...work.peek(), [id, rowWork]])
  }
  const end = (id: number) => {
    work.value = new Map([...work.peek()].filter(([busy]) => busy !== id))
  }
  const change = (id: number, changeRow: (row: PopupRecord) => readonly PopupRecord[]) => {
    rows.value = (rows.peek() ?? []).flatMap((row) => (row.id === id ? changeRow(row) : [row]))
  }

  return {
    task,
    failure,
    rows,
    workOn: (id: number): RowWork => work.value.get(id) ?? null,

    /** Returns true if the rows were loaded. If the token is invalid, opens the login first. */
    refresh: async (): Promise<boolean> => {
      if (failure.peek()?._tag === 'AdminTokenInvalid' && (await ensureAdminLogin()) !== 'in') return false
      const outcome = await runLoad(task, office[list]())
      if (outcome.is === 'failed') failure.value = outcome.error
      if (outcome.is === 'done') {
        failure.value = null
        rows.value = outcome.value
      }
      return outcome.is === 'done'
    },

    /**
     * Switches a row on or off. Until the server answers, and if the call fails, the row shows its old state. [P-213]
     */
    toggle: async (row: PopupRecord): Promise<void> => {
      if (work.peek().has(row.id)) return
      begin(row.id, 'switching')
      const outcome = await runTask(makeTaskState<AdminCallError, boolean>(), office.toggle(row))
      end(row.id)
      if (outcome.is === 'failed') await showAdminFailure(outcome.error, T['pm.statusError'])
      if (outcome.is !== 'done') return
      change(row.id, (rowBefore) => [{ ...rowBefore, isActive: outcome.value }])
      announce(fill(T['pm.switched'], { n: row.id, state: T[outcome.value ? 'pm.active' : 'pm.inactive'] }))
    },

    /** Deletes a row after a confirmation. Returns true if the row was deleted. [P-214] */
    remove: async (row: PopupRecord): Promise<boolean> => {
      if (work.peek().has(row.id)) return false
      const isConfirmed = await dialogs.confirm({
        text: T['pm.deleteConfirm'],
        yes: SHARED_BUTTON_TEXTS['common.delete'],
        no: SHARED_BUTTON_TEXTS['common.cancel'],
        danger: true,
      })
      if (!isConfirmed || work.peek().has(row.id)) return false
      begin(row.id, 'deleting')
      const outcome = await runTask(makeTaskState<AdminCallError>(), office.remove(row.id))
      end(row.id)
      if (outcome.is === 'failed') await showAdminFailure(outcome.error, T['pm.deleteError'])
      if (outcome.is !== 'done') return false
      change(row.id, () => [])
      showToast(T['pm.deleted'])
      return true
    },
  }
}
export type NoticeTableModel = ReturnType<typeof makeNoticeTableModel>
