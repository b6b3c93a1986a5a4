import type { Effect } from 'effect'
import type { PopupData, PopupRecord } from '#domain/notice/popup-form'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** Reads and changes popups and landing notices. Every call has the administrator's token. [E-172] [P-320] */
export interface NoticeAdmin {
  /** Returns every popup, active or not. [P-210] */
  readonly popups: () => Effect.Effect<readonly PopupRecord[], CallError>
  /** Returns every landing notice, active or not. [P-211] */
  readonly landings: () => Effect.Effect<readonly PopupRecord[], CallError>
  /** Returns the popup or landing notice with this id. [P-225] */
  readonly read: (id: number) => Effect.Effect<PopupRecord, CallError>
  /** Stores a new notice. [P-224] */
  readonly register: (entry: PopupData) => Effect.Effect<void, CallError>
  /** Replaces a stored notice. [P-225] */
  readonly change: (id: number, entry: PopupData) => Effect.Effect<void, CallError>
  /** Activates or deactivates a notice. [P-213] */
  readonly show: (id: number, isActive: boolean) => Effect.Effect<void, CallError>
  /** Deletes a notice. [P-214] */
  readonly remove: (id: number) => Effect.Effect<void, CallError>
}
export const NoticeAdmin = port<NoticeAdmin>('NoticeAdmin')
