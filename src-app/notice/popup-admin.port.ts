import type { Effect } from 'effect'
import type { PopupEntry, PopupRecord } from '#domain/notice/popup-form'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The popups and landing notices as administrators keep them. Every call shows the administrator's token. [E-172] [P-320] */
export interface PopupAdmin {
  /** [P-210] */
  readonly popups: () => Effect.Effect<readonly PopupRecord[], CallError>
  /** [P-211] */
  readonly landings: () => Effect.Effect<readonly PopupRecord[], CallError>
  /** [P-225] */
  readonly one: (popupSn: number) => Effect.Effect<PopupRecord, CallError>
  /** [P-224] */
  readonly register: (entry: PopupEntry) => Effect.Effect<void, CallError>
  /** [P-225] */
  readonly change: (popupSn: number, entry: PopupEntry) => Effect.Effect<void, CallError>
  /** [P-213] */
  readonly show: (popupSn: number, popupYn: 'Y' | 'N') => Effect.Effect<void, CallError>
  /** [P-214] */
  readonly remove: (popupSn: number) => Effect.Effect<void, CallError>
}
export const PopupAdmin = port<PopupAdmin>('PopupAdmin')
