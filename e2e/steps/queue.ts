import type { Page } from '@playwright/test'
import { seeRefusalDialogAndClose, seeAlertAndConfirm } from './dialog.ts'

/** The messages of outcomes of the queue. Every other outcome that ends a wait has the message `error`. */
export const QUEUE_REFUSAL_TEXTS = {
  block: '현재 서비스 이용이 제한되어 있습니다. 잠시 후 다시 시도해주세요.',
  'ip-block': '짧은 시간에 요청이 많아 이용이 제한되었습니다. 잠시 후 다시 시도해주세요.',
  error: '서비스 연결 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
} as const

/**
 * Expects the message of an outcome of the queue, such as `block` or `error:509`, and closes it by the button that
 * leads back to the unchanged page. [E-135]
 */
export const seeQueueRefusalAndClose = (page: Page, outcome: string) =>
  outcome === 'block' || outcome === 'ip-block'
    ? seeRefusalDialogAndClose(page, QUEUE_REFUSAL_TEXTS[outcome], '하던 화면으로')
    : seeAlertAndConfirm(page, QUEUE_REFUSAL_TEXTS.error)
