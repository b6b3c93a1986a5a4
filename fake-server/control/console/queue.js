import { $, element, field, onPress, onSubmit, option } from './dom.js'
import { change, onState } from './server.js'

/** What the queue can do with an action; `number` is the unit of what some of them take. */
const OUTCOMES = {
  pass: { words: '바로 통과' },
  wait: { words: '기다림', number: '앞사람 수', preset: 3 },
  'wait-forever': { words: '끝없이 기다림' },
  bypass: { words: '대기열 없이 통과 (300)' },
  express: { words: '급행 (303)' },
  block: { words: '차단 (301)' },
  'ip-block': { words: '주소 차단 (302)' },
  'ip-block:': { words: '주소 차단 몇 번만', number: '횟수', preset: 1 },
  error: { words: '오류', number: '상태 코드', preset: 509 },
  silent: { words: '답하지 않음' },
  garbage: { words: '읽을 수 없는 답' },
}

const kindOf = (outcome) => {
  const [name, number] = outcome.split(':')
  return { kind: number !== undefined && name === 'ip-block' ? 'ip-block:' : name, number }
}

const outcomeOf = (kind, number) => (OUTCOMES[kind].number === undefined ? kind : `${kind.replace(':', '')}:${number}`)

const lineOf = ({ id, title }) => {
  const kinds = Object.entries(OUTCOMES).map(([kind, { words }]) => option(kind, words))
  const select = element('select', { data: { kind: id } }, ...kinds)
  const number = field(
    `queue-${id}-number`,
    '',
    element('input', { type: 'number', min: 0, max: 999_999, data: { number: id } }),
    true,
  )
  const line = element('li', { className: 'row' }, field(`queue-${id}`, `${title} (${id})`, select), number)
  select.addEventListener('change', () => showNumber(id, null))
  return line
}

const showNumber = (id, value) => {
  const { number, preset } = OUTCOMES[$(`[data-kind="${id}"]`).value]
  const input = $(`[data-number="${id}"]`)
  const holder = input.parentElement
  holder.hidden = number === undefined
  holder.querySelector('label').textContent = number === undefined ? '' : `${number} (${id})`
  input.value = value ?? preset ?? ''
}

/** The queue's answer to each action. */
export const startQueue = ({ actions }) => {
  $('#queue').replaceChildren(...actions.map(lineOf))
  onState(({ queue }) => {
    for (const { id } of actions) {
      const { kind, number } = kindOf(queue[id] ?? 'pass')
      $(`[data-kind="${id}"]`).value = kind in OUTCOMES ? kind : 'pass'
      showNumber(id, number ?? null)
    }
  })
  onSubmit('#queue-form', () => {
    const chosen = actions.flatMap(({ id }) => {
      const outcome = outcomeOf($(`[data-kind="${id}"]`).value, $(`[data-number="${id}"]`).value)
      return outcome === 'pass' ? [] : [[id, outcome]]
    })
    const words = chosen.map(([id, outcome]) => `${id} ${outcome}`).join(', ')
    return change('PUT', '/__world/queue', Object.fromEntries(chosen), `대기열을 정했습니다: ${words || '모두 통과'}`)
  })
  onPress('#queue-pass', () => change('PUT', '/__world/queue', {}, '모든 동작이 바로 통과합니다.'))
}
