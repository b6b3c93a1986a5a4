/** Words of the waiting room that the catalogue leaves to us; the others are `queue.*` in general.ts. */
export const WAITING = {
  'waiting.place': '내 순서',
  'waiting.address': '요청이 많아 잠시 기다리고 있습니다.',
  'waiting.estimate': '예상 대기시간',
  'waiting.progress': '진행률',
  'waiting.progressLabel': '대기 진행률',
  'waiting.unknown': '계산 중',
  'waiting.seconds': '약 {n}초',
  'waiting.minutes': '약 {n}분',
} as const satisfies Record<string, string>
