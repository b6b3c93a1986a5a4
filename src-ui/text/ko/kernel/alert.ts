/**
 * What an alert shows below its sentence: that the device is offline, and the number to read out on the telephone.
 * These are not in `every-page.ts`, because `/` must stay small. [D2-342]
 */
export const ALERT_TEXTS = {
  'common.offline': '인터넷 연결이 끊겼습니다. 이 화면은 그대로 있으며, 연결되면 이어서 진행하실 수 있습니다.',
  'reason.code': '문의하실 때 알려주실 번호 {number}',
} as const satisfies Record<string, string>
