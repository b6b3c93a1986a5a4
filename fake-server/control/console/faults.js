import { $, element, focusAfter, onPress, onSubmit, option } from './dom.js'
import { call, change, onState } from './server.js'

const KIND_WORDS = {
  before: '처리하기 전에 끊음',
  during: '답하는 중에 끊음',
  after: '처리한 뒤 끊음',
}

const wordsOf = ({ method = '*', path = '*', times = 1, status, delayMs, cut, silent, bytesPerSecond }) => {
  const how = [
    delayMs === undefined ? '' : `${delayMs}밀리초 늦게`,
    silent ? '답하지 않음' : '',
    bytesPerSecond === undefined ? '' : `초당 ${bytesPerSecond}바이트로`,
    cut === undefined ? '' : KIND_WORDS[cut],
    status === undefined ? '' : `상태 ${status}`,
  ].filter((word) => word !== '')
  return `${method === '*' ? '모든 방식' : method} ${path}: ${how.join(', ')}, 남은 횟수 ${times}`
}

/** What the form says of each kind of failure. */
const KIND_FIELDS = {
  status: ({ status, message }) => ({
    status: Number(status),
    ...(message === '' ? {} : { body: { status: Number(status), message } }),
  }),
  delay: ({ delayMs }) => ({ delayMs: Number(delayMs) }),
  slow: ({ bytesPerSecond }) => ({ bytesPerSecond: Number(bytesPerSecond) }),
  silent: () => ({ silent: true }),
  before: () => ({ cut: 'before' }),
  during: () => ({ cut: 'during' }),
  after: () => ({ cut: 'after' }),
}

const faultOf = ({ method, path, kind, times, ...fields }) => ({
  ...(method === '*' ? {} : { method }),
  path,
  times: Number(times),
  ...KIND_FIELDS[kind](fields),
})

/** The faults as they are now: some may have been used up since they were shown. */
const faultsNow = async () => (await call('GET', '/__world/state'))?.faults ?? null

const put = (faults, words) => change('PUT', '/__world/faults', faults, words)

const remove = async (index) => {
  const faults = await faultsNow()
  if (faults === null || faults[index] === undefined) return
  await put(faults.toSpliced(index, 1), `장애를 지웠습니다: ${wordsOf(faults[index])}`)
  focusAfter($('#faults'), index, $('#faults-now'))
}

const showFaults = ({ faults }) => {
  const rows = faults.map((fault, index) => {
    const button = element('button', { type: 'button', className: 'quiet', textContent: '지우기' })
    button.setAttribute('aria-label', `지우기: ${wordsOf(fault)}`)
    button.addEventListener('click', () => void remove(index))
    return element('li', { className: 'line' }, element('span', { textContent: wordsOf(fault) }), button)
  })
  $('#faults').replaceChildren(...(rows.length === 0 ? [element('li', { textContent: '없음' })] : rows))
}

const showKind = () => {
  const kind = $('#fault-kind').value
  for (const part of document.querySelectorAll('[data-for]')) {
    part.hidden = part.dataset.for !== kind
    for (const input of part.querySelectorAll('input')) input.disabled = part.hidden
  }
}

/** Failures on purpose. */
export const startFaults = ({ paths }) => {
  $('#paths').replaceChildren(...paths.map((path) => option(path)))
  onState(showFaults)
  $('#fault-kind').addEventListener('change', showKind)
  showKind()
  onSubmit('#fault-form', async (fields) => {
    const faults = await faultsNow()
    const fault = faultOf(fields)
    if (faults !== null) await put([...faults, fault], `장애를 걸었습니다: ${wordsOf(fault)}`)
  })
  onPress('#faults-clear', () => put([], '장애를 모두 지웠습니다.'))
}
