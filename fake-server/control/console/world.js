import { $, element, onPress, onSubmit, option } from './dom.js'
import { call, change, onState, refresh, say } from './server.js'
import { koreanTime } from './time.js'

const KNOWN = 'portal-console-worlds'

const known = () => {
  try {
    return JSON.parse(localStorage.getItem(KNOWN) ?? '[]')
  } catch {
    return []
  }
}

const remember = (name) => {
  localStorage.setItem(KNOWN, JSON.stringify([name, ...known().filter((one) => one !== name)].slice(0, 10)))
  $('#known-worlds').replaceChildren(...known().map((one) => option(one)))
}

/** How far the clock of the world is ahead of the clock of this page, in milliseconds. */
let ahead = 0
export const worldNow = () => Date.now() + ahead

const visitorWords = ({ ip, fail, delayMs }) =>
  [ip, fail ? '조회 실패' : '', delayMs > 0 ? `${delayMs}밀리초 뒤` : ''].filter((word) => word !== '').join(', ')

const countWords = (n, none, some) => (n === 0 ? none : `${n}개 ${some}`)

const tick = () => {
  const shown = $('#now')
  if (shown !== null) shown.textContent = koreanTime(worldNow())
}

const showState = (state) => {
  ahead = Date.parse(state.now) - Date.now()
  remember(state.world)
  const facts = [
    ['세계', state.world],
    ['시각 (한국)', element('span', { id: 'now', className: 'num' })],
    ['페르소나', state.persona ?? '없음'],
    ['방문자', visitorWords(state.visitor)],
    ['대기열', countWords(Object.keys(state.queue).length, '모두 통과', '동작에 설정')],
    ['장애', countWords(state.faults.length, '없음', '걸림')],
    ['바꾼 설정', countWords(Object.keys(state.chosen).length, '없음', '')],
  ]
  $('#state').replaceChildren(
    ...facts.map(([name, value]) => element('div', {}, element('dt', { textContent: name }), element('dd', {}, value))),
  )
  $('#curl').textContent = `curl -H 'x-world: ${state.world}' ${location.origin}/__world/state`
  tick()
}

const goTo = async (name) => {
  document.cookie = `world=${name}; path=/; SameSite=Lax`
  before = null
  $('#undo').hidden = true
  if ((await refresh()) !== null) say(`이 브라우저는 이제 세계 ${name} 에 있습니다.`)
}

/** The state of the world before it was last replaced as a whole; null when there is nothing to take back. */
let before = null

/** Replaces the state of the world as a whole, so that it can be taken back. */
export const replaceWorld = async (method, path, body, words) => {
  const kept = await call('GET', '/__world/snapshot')
  if (kept === null) return null
  const answer = await change(method, path, body, words)
  if (answer === null) return null
  before = kept
  $('#undo').hidden = false
  return answer
}

const save = async () => {
  const snapshot = await call('GET', '/__world/snapshot')
  if (snapshot === null) return
  const name = `world-${$('#state dd').textContent}-${koreanTime(worldNow()).replace(/\D/g, '')}.json`
  const href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }))
  element('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
  say(`${name} 파일로 내려받았습니다.`)
}

const load = async (input) => {
  const [file] = input.files
  if (file === undefined) return
  try {
    await replaceWorld(
      'PUT',
      '/__world/snapshot',
      JSON.parse(await file.text()),
      `${file.name} 의 상태를 불러왔습니다.`,
    )
  } catch {
    say(`${file.name} 은 조종판에서 내려받은 상태가 아닙니다.`, 'wrong')
  }
  input.value = ''
}

const undo = async () => {
  const answer = await change('PUT', '/__world/snapshot', before, '바꾸기 전의 상태로 돌아왔습니다.')
  if (answer === null) return
  before = null
  $('#undo').hidden = true
  $('#afresh').focus()
}

export const startWorld = () => {
  onState(showState)
  setInterval(tick, 1000)
  onSubmit('#world-form', ({ world }) => goTo(world))
  onPress('#world-new', () => goTo(`world-${crypto.randomUUID().slice(0, 8)}`))
  onPress('#snapshot-save', save)
  $('#snapshot-load').addEventListener('change', (event) => void load(event.currentTarget))
  onPress('#afresh', () => replaceWorld('DELETE', '/__world', undefined, '처음 상태로 되돌렸습니다.'))
  onPress('#undo', undo)
}
