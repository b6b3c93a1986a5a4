import type { VerifyAccountError } from '#app/account/verify-account'
import type { Settings } from '#domain/kernel/settings'
import type { Messages } from '../message.ts'
import { QUEUE_MESSAGES } from './admission.ts'
import { COMMON_MESSAGES } from './call.ts'

/** Words of the payout account and its check. [D2-59] [D2-60]; `account.change` to `account.banksFailed` are ours. */
export const ACCOUNT = {
  'form.bank': '은행',
  'form.bankPlaceholder': '은행을 선택해주세요.',
  'form.accountNumber': '계좌번호',
  'form.depositor': '예금주',
  'account.sameAsName': '성명과 같음',
  'form.fullWidth': '전각문자로 변환',
  'form.accountCheck': '계좌인증',
  'account.fullWidthHint': '예금주명이 영문인 경우 전각문자로 변환한 후 다시 인증해주세요.',
  'account.error': '계좌인증 중 오류가 발생했습니다.',
  'account.errorRetry': '계좌인증 중 오류가 발생했습니다. {retryMinutes}분 후 다시 시도해주세요.',
  'account.notFound': '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.',
  'account.done': '계좌인증이 완료되었습니다.',

  'account.accountNumberHint': '숫자만 16자리까지 입력할 수 있습니다.',
  'account.depositorHint': '통장에 적힌 이름 그대로 입력해주세요.',
  'account.checking': '인증하는 중',
  'account.change': '은행이나 예금주를 바꾸시려면 계좌번호를 다시 입력해주세요.',
  'account.banksFailed': '은행 목록을 불러오지 못했습니다. 입력하신 내용은 그대로 있습니다. 다시 시도해주세요.',
} as const satisfies Record<string, string>

const ERROR_TEXT = { plain: 'account.error', retry30: 'account.errorRetry' } as const

/** The text of a service error is the deployment's choice. [A-097] [A-099] [D2-32] */
export const verifyAccountMessages = ({ accountErrorText }: Pick<Settings, 'accountErrorText'>) =>
  ({
    ...QUEUE_MESSAGES,
    SessionEnded: COMMON_MESSAGES.SessionEnded,
    HolderUnknown: { text: ACCOUNT['account.notFound'], show: 'modal', ref: 'A-097' },
    AccountMismatch: { text: ACCOUNT['account.notFound'], show: 'modal', ref: 'A-097' },
    ServiceDown: { text: ACCOUNT[ERROR_TEXT[accountErrorText]], show: 'modal', ref: 'A-099' },
  }) as const satisfies Messages<VerifyAccountError>
