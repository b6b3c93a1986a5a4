/** The text of the waiting room. The keys `waiting.*` are not from the specification. [D3-77] */
export const WAITING_WORDS = {
  'queue.title': '서비스 접속 대기 중입니다.',
  'queue.ahead': '앞에 {n}명이 대기하고 있습니다.',
  'queue.guide': '잠시만 기다리시면 자동으로 접속됩니다. 새로고침하시면 대기 순서가 뒤로 밀릴 수 있습니다.',
  'queue.stop': '중지',
  'waiting.place': '내 순서',
  'waiting.limited': '접속 상태',
  'waiting.address': '접속이 잠시 제한되었습니다.',
  'waiting.addressGuide': '대기시간이 지나면 자동으로 한 번 더 시도합니다.',
  'waiting.away':
    '다른 앱을 보시거나 화면이 꺼져도, 이 화면으로 돌아오시면 대기가 이어집니다. 오래 비우시면 처음부터 다시 기다리실 수 있습니다.',
  'waiting.connectionLost': '연결이 끊겨 다시 연결하고 있습니다. 순서는 그대로이며, 연결되면 이어집니다.',
  'waiting.stopMeans': '중지하시면 지금 순서가 없어지고, 다시 시도하실 때 처음부터 기다리십니다.',
  'waiting.askTitle': '대기를 중지할까요?',
  'waiting.goOn': '계속 기다리기',
  'waiting.estimate': '예상 대기시간',
  'waiting.progressLabel': '대기 진행률',
  'waiting.unknown': '계산 중',
  'waiting.seconds': '약 {n}초',
  'waiting.minutes': '약 {n}분',
} as const satisfies Record<string, string>
