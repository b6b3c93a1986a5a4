import { $, element } from './dom.js'
import { onState } from './server.js'
import { koreanTime } from './time.js'

const POLL_MS = 2000
const MOST = 200

/** Lines by what tells them from each other, so that an open one stays open while new ones come. */
let drawn = new Map()

const keysIn = (lines) => {
  const seen = new Map()
  return lines.map(({ key }) => {
    if (key === null) return false
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return seen.get(key) > 1
  })
}

const KINDS = {
  '': () => true,
  wrong: ({ status }) => status === null || status >= 400,
  fault: ({ fault }) => fault === true,
  again: ({ replayed }, again) => replayed === true || again,
  queue: ({ queue }) => queue !== undefined,
}

const marksOf = ({ fault, replayed, queue }) =>
  [
    fault ? '장애' : '',
    replayed ? '반복' : '',
    queue === undefined ? '' : `대기열 ${queue.event} ${queue.action}`,
  ].filter((mark) => mark !== '')

const detailsOf = (line) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({
        query: line.query,
        body: line.body,
        key: line.key,
        queue: line.queue,
        because: line.because,
      }).filter(([, value]) => value !== null && value !== undefined && JSON.stringify(value) !== '{}'),
    ),
    null,
    2,
  )

/** The rule that refused, and the way to where the rule book explains it with the facts of this call. */
const reasonOf = ({ because }) =>
  because === undefined
    ? []
    : [element('a', { className: 'reason', href: because.book, textContent: `사유 ${because.rule}: 규칙집에서 보기` })]

const draw = (line) => {
  const wrong = line.status === null || line.status >= 400
  const summary = element(
    'summary',
    {},
    element('span', { className: 'num', textContent: koreanTime(Date.parse(line.time)).slice(11) }),
    element('b', { textContent: line.method }),
    element('span', { className: 'path', textContent: line.path }),
    element('span', { className: wrong ? 'mark mark--wrong' : 'mark', textContent: String(line.status ?? '답 없음') }),
    ...marksOf(line).map((mark) => element('span', { className: 'mark mark--note', textContent: mark })),
  )
  const details = element(
    'details',
    {},
    summary,
    element('pre', { textContent: detailsOf(line).replace(/^\{\}$/, '(내용 없음)') }),
  )
  return element('li', {}, details, ...reasonOf(line))
}

const show = (lines) => {
  const again = keysIn(lines)
  const words = $('#journal-path').value.trim().toLowerCase()
  const [method, kind] = [$('#journal-method').value, $('#journal-kind').value]
  const found = lines.filter(
    (line, i) =>
      (method === '' || line.method === method) &&
      KINDS[kind](line, again[i]) &&
      (words === '' || `${line.path} ${JSON.stringify(line.body)}`.toLowerCase().includes(words)),
  )
  const counted = new Map()
  const next = new Map()
  const rows = found.slice(-MOST).map((line) => {
    const name = JSON.stringify([line.time, line.method, line.path, line.status, line.key])
    const n = (counted.get(name) ?? 0) + 1
    counted.set(name, n)
    const row = drawn.get(`${name} ${n}`) ?? draw(line)
    next.set(`${name} ${n}`, row)
    return row
  })
  drawn = next
  const list = $('#journal')
  const wanted = rows.toReversed()
  // Rows that are there already are not moved: moving one would take the focus from it.
  for (const row of [...list.children]) if (!wanted.includes(row)) row.remove()
  for (const [i, row] of wanted.entries())
    if (list.children[i] !== row) list.insertBefore(row, list.children[i] ?? null)
  $('#journal-count').textContent =
    `${lines.length}개 중 ${found.length}개${found.length > MOST ? ` (최근 ${MOST}개를 보입니다)` : ''}`
}

let lines = []

/** Asked quietly: a server that is gone for a moment says nothing here. */
const read = async () => {
  try {
    const answer = await fetch('/__world/journal')
    if (!answer.ok) return
    lines = await answer.json()
    show(lines)
  } catch {
    // The next round asks again.
  }
}

/** The calls of this world, live. */
export const startJournal = () => {
  onState(read)
  for (const control of ['#journal-path', '#journal-method', '#journal-kind'])
    $(control).addEventListener('input', () => show(lines))
  $('#journal-form').addEventListener('submit', (event) => {
    event.preventDefault()
    void read()
  })
  setInterval(() => {
    if ($('#journal-live').checked && document.visibilityState === 'visible') void read()
  }, POLL_MS)
}
