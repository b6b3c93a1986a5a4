import { $, element, fillSelect, onSubmit, option } from './dom.js'
import { call, onState, say } from './server.js'
import { replaceWorld } from './world.js'

let personas = []
let current = null

const addressOf = (name, page) => `/__world/enter?${new URLSearchParams({ persona: name, to: page })}`

const pageLink = (name) => (page) =>
  element('li', {}, element('a', { href: addressOf(name, page), target: '_blank', rel: 'noopener', textContent: page }))

const place = async (name) => {
  await replaceWorld(
    'POST',
    `/__world/personas/${name}`,
    undefined,
    (facts) => `이 세계는 이제 ${name} 상태입니다. 사업자등록번호 ${facts.brNo}, 이름 ${facts.name}`,
  )
}

const factsOf = ({ brNo, name, birthDay, phone, aplyNo }) =>
  [brNo, name, birthDay, phone, aplyNo].filter((fact) => fact !== null).join(' · ')

const rowOf = ({ name, title, pages, facts }) => {
  const button = element('button', { type: 'button', className: 'quiet', textContent: '이 상태로' })
  button.setAttribute('aria-label', `${name} 상태로`)
  button.addEventListener('click', () => void place(name))
  return element(
    'li',
    { className: 'persona', data: { name } },
    element('div', { className: 'persona__head' }, element('b', { textContent: name }), button),
    element('p', { textContent: title }),
    element('p', { className: 'hint', textContent: factsOf(facts) }),
    element('ul', { className: 'pages', ariaLabel: `${name}: 로그인하고 열기 (새 탭)` }, ...pages.map(pageLink(name))),
  )
}

/** Marks the persona that the world was put into last; nothing is drawn anew, so that the focus stays. */
const mark = () => {
  for (const row of document.querySelectorAll('.persona'))
    row.classList.toggle('is-current', row.dataset.name === current)
}

const textOf = ({ name, title, facts }) => `${name} ${title} ${Object.values(facts).join(' ')}`.toLowerCase()

/** Which groups are open: the first at the beginning, all of them while something is looked for. */
const opened = new Map()

const groupOf = (title, members, isOpen) => {
  const details = element(
    'details',
    { open: isOpen },
    element('summary', {}, element('h3', { textContent: `${title} (${members.length})` })),
    element('ul', { className: 'personas' }, ...members.map(rowOf)),
  )
  details.addEventListener('toggle', () => opened.set(title, details.open))
  return details
}

const showPersonas = () => {
  const words = $('#filter').value.trim().toLowerCase().split(/\s+/)
  const looking = words[0] !== ''
  const found = personas.filter((persona) => words.every((word) => textOf(persona).includes(word)))
  const groups = [...new Set(found.map(({ group }) => group))]
  $('#personas').replaceChildren(
    ...groups.map((group, index) =>
      groupOf(
        group,
        found.filter((one) => one.group === group),
        looking || (opened.get(group) ?? index === 0),
      ),
    ),
  )
  $('#found').textContent = found.length === 0 ? '찾으시는 사람이 없습니다.' : `${found.length}명`
  mark()
}

export const startPersonas = async ({ pages }) => {
  personas = (await call('GET', '/__world/personas')) ?? []
  fillSelect(
    $('#open-persona'),
    personas.map(({ name }) => option(name)),
  )
  fillSelect(
    $('#open-page'),
    pages.map((page) => option(page)),
  )
  $('#open-page').value = '/aply-result'
  showPersonas()
  $('#filter').addEventListener('input', showPersonas)
  onSubmit('#open-form', ({ persona, to }) => {
    window.open(addressOf(persona, to), '_blank', 'noopener')
    say(`${persona} 로 로그인하고 새 탭에서 ${to} 을(를) 열었습니다.`)
  })
  onState(({ persona }) => {
    current = persona
    if (persona !== null) $('#open-persona').value = persona
    mark()
  })
}
