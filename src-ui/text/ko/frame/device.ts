/**
 * Messages about the device and its connection: offline, no storage, no settings; and the name of the switch for white
 * text on black. [E-137] [E-174]
 */
export const DEVICE_TEXTS = {
  'device.label': '기기 상태 알림',
  'device.offline':
    '인터넷 연결이 끊겼습니다. 입력하신 내용은 이 화면에 그대로 있습니다. 연결되면 이어서 진행해주세요.',
  'device.online': '인터넷에 다시 연결되었습니다. 이어서 진행하실 수 있습니다.',
  'device.unkept':
    '이 브라우저에는 작성하신 내용이 보관되지 않습니다. 새로고침하거나 창을 닫지 말고 끝까지 진행해주세요.',
  'device.unconfigured':
    '누리집 설정을 불러오지 못해 안내가 다를 수 있습니다. 새로고침해도 계속되면 {phone}번으로 전화해주세요.',
  'device.unconfiguredForm':
    '누리집 설정을 불러오지 못해 안내가 다를 수 있습니다. 입력하신 내용은 그대로 있습니다. 새로고침해도 계속되면 {phone}번으로 전화해주세요.',
  'screen.clear': '검은 바탕에 흰 글자',
} as const satisfies Record<string, string>
