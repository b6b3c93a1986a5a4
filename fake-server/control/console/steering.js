import { $, element, fillSelect, onPress, onSubmit, option } from './dom.js'
import { change, onState, say } from './server.js'
import { koreanTime, readTime } from './time.js'
import { worldNow } from './world.js'

const setClock = (now) =>
  change(
    'PUT',
    '/__world/clock',
    { now },
    now === null ? '실제 시각으로 돌아왔습니다.' : `시계를 ${koreanTime(Date.parse(now))} 에 맞추었습니다.`,
  )

const writeClock = ({ now }) => {
  const read = readTime(now)
  return read === null ? say('시각을 2025-06-26 19:00 과 같이 입력해주세요.', 'wrong') : setClock(read)
}

const VISITORS = {
  outside: [{ ip: '203.0.113.7' }, '사무실 밖의 방문자입니다.'],
  office: [{ ip: '192.0.2.1' }, '사무실의 방문자입니다.'],
  failing: [{ fail: true }, '주소 조회가 실패합니다.'],
  slow: [{ delayMs: 6000 }, '주소 조회에 6초가 걸립니다.'],
}

/** Clock and visitor address. */
export const startSteering = ({ dated }) => {
  fillSelect(
    $('#dated'),
    dated.map(({ title, edges }) =>
      element('optgroup', { label: title }, ...edges.map((edge) => option(edge.now, `${edge.shown} ${edge.title}`))),
    ),
  )
  onSubmit('#dated-form', ({ now }) => setClock(now))
  onSubmit('#clock-form', writeClock)
  onPress('[data-ahead]', ({ dataset }) => setClock(new Date(worldNow() + Number(dataset.ahead) * 1000).toISOString()))
  onPress('#clock-real', () => setClock(null))
  onPress('[data-visitor]', ({ dataset }) => {
    const [visitor, words] = VISITORS[dataset.visitor]
    return change('PUT', '/__world/visitor', visitor, words)
  })
  onSubmit('#visitor-form', ({ ip }) => change('PUT', '/__world/visitor', { ip }, `방문자의 주소는 이제 ${ip} 입니다.`))
  onState(({ visitor }) => {
    if (document.activeElement !== $('#visitor')) $('#visitor').value = visitor.ip
  })
}
