import { $, element, field, fillSelect, onSubmit, option } from './dom.js'
import { call, change, onState, say } from './server.js'

/** @type {{ things: any[], reasons: any[] }} what lies on the desk, and the reasons there are */
let desk = { things: [], reasons: [] }

const chosenThing = () => desk.things.find(({ order }) => JSON.stringify(order) === $('#officer-thing').value)
const chosenAction = () => chosenThing()?.actions.find(({ action }) => action === $('#officer-action').value)

const check = (name, value, words, checked = false) =>
  element('label', { className: 'check' }, element('input', { type: 'checkbox', name, value, checked }), words)

const group = (legend, ...children) => element('fieldset', {}, element('legend', { textContent: legend }), ...children)

const amount = () =>
  field(
    'officer-amount',
    '금액 (원)',
    element('input', { name: 'amount', type: 'number', min: 1, value: 50_000, required: true }),
    true,
  )

const reasons = () =>
  group('사유', ...desk.reasons.map(({ code, name }, index) => check('reason', code, `${code} ${name}`, index === 0)))

const items = ({ items: rows }) =>
  group(
    '보완할 증빙과 그 사유',
    ...rows.map(({ receiptProofId, name }, index) =>
      element(
        'div',
        { className: 'row item' },
        check('item', String(receiptProofId), `${receiptProofId} ${name}`, index === 0),
        field(
          `officer-item-${receiptProofId}`,
          `${receiptProofId} 보완 사유`,
          element('input', { name: `item-${receiptProofId}`, value: '내용이 잘 보이지 않습니다.' }),
        ),
      ),
    ),
  )

const record = (index) =>
  element(
    'div',
    { className: 'row record' },
    field(
      `officer-carrier-${index}`,
      `택배사 ${index}`,
      element('input', { name: 'dlvrNm', value: index === 1 ? 'CJ대한통운' : '' }),
    ),
    field(
      `officer-fee-${index}`,
      `이용금액 ${index} (원)`,
      element('input', { name: 'dlvrFee', type: 'number', min: 0, value: index === 1 ? 35_000 : '' }),
      true,
    ),
  )

const records = () => {
  const more = element('button', { type: 'button', className: 'quiet', textContent: '내역 한 줄 더' })
  const made = group('택배사가 조회한 내역', record(1), more)
  more.addEventListener('click', () => {
    const next = record(made.querySelectorAll('.record').length + 1)
    more.before(next)
    next.querySelector('input').focus()
  })
  return made
}

const answer = () =>
  field(
    'officer-answer',
    '답변',
    element('textarea', { name: 'answer', rows: 3, value: '제출하신 내용을 확인하였습니다.', required: true }),
  )

const INPUTS = { nothing: () => null, amount, reasons, items, records, answer }

/** What the order says beside its action, out of the fields of that action. */
const READ = {
  nothing: () => ({}),
  amount: (form) => ({ amount: Number(form.get('amount')) }),
  reasons: (form) => ({ reasons: form.getAll('reason') }),
  items: (form) => ({
    items: form.getAll('item').map((id) => ({ receiptProofId: Number(id), reason: form.get(`item-${id}`) })),
  }),
  records: (form) => {
    const fees = form.getAll('dlvrFee')
    return {
      records: form
        .getAll('dlvrNm')
        .flatMap((dlvrNm, i) => (dlvrNm === '' ? [] : [{ dlvrNm, dlvrFee: Number(fees[i]) }])),
    }
  },
  answer: (form) => ({ answer: form.get('answer') }),
}

const showInputs = () => {
  const possible = chosenAction()
  const made = possible === undefined ? null : INPUTS[possible.needs](chosenThing())
  $('#officer-inputs').replaceChildren(...(made === null ? [] : [made]))
}

const showActions = () => {
  const possible = chosenThing()?.actions ?? []
  fillSelect(
    $('#officer-action'),
    possible.map(({ action, title }) => option(action, `${title} (${action})`)),
  )
  const none = possible.length === 0
  $('#officer-action').parentElement.hidden = none
  $('#officer-none').hidden = !none || desk.things.length === 0
  $('#officer-do').hidden = none
  showInputs()
}

const showDesk = async () => {
  desk = (await call('GET', '/__world/desk')) ?? desk
  const empty = desk.things.length === 0
  $('#desk-empty').hidden = !empty
  $('#officer-form').hidden = empty
  fillSelect(
    $('#officer-thing'),
    desk.things.map(({ order, title, status }) => option(JSON.stringify(order), `${title} – ${status}`)),
  )
  showActions()
}

/** The button may be gone when nothing more is possible: the focus then goes on at the choice of the thing. */
const keepFocus = () => {
  if (document.activeElement === document.body) $('#officer-thing').focus()
}

const carryOut = async (form) => {
  const [thing, possible] = [chosenThing(), chosenAction()]
  if (thing === undefined || possible === undefined) return say('처리할 대상을 골라주세요.', 'wrong')
  const order = { ...thing.order, action: possible.action, ...READ[possible.needs](form) }
  const done = await change('POST', '/__world/officer', order, '')
  if (done === null) return undefined
  const now = desk.things.find((one) => JSON.stringify(one.order) === JSON.stringify(thing.order))
  keepFocus()
  return say(`${possible.title}: ${thing.title} ${thing.status} → ${now?.status ?? ''}`)
}

export const startOfficer = () => {
  onState(showDesk)
  $('#officer-thing').addEventListener('change', showActions)
  $('#officer-action').addEventListener('change', showInputs)
  onSubmit('#officer-form', () => carryOut(new FormData($('#officer-form'))))
}
