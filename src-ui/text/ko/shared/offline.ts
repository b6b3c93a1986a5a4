/**
 * The sentence below an alert while the device is offline. It is in a separate file, so that `/` does not load it.
 * [D2-342]
 */
export const OFFLINE_TEXTS = {
  'common.offline': '인터넷 연결이 끊겼습니다. 이 화면은 그대로 있으며, 연결되면 이어서 진행하실 수 있습니다.',
} as const satisfies Record<string, string>
