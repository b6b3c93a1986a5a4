// The console of the fake world: what it does, curl can do too. Everything is shown as text, nothing is HTML.
const $ = (selector) => document.querySelector(selector)

const say = (text) => {
  $('#said').textContent = text
}

/** An element with properties and children. */
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** Calls the server; answers what came as JSON, or null after saying what went wrong. */
const call = async (method, path, body) => {
  try {
    const init =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(path, init)
    const text = await answer.text()
    const json = text === '' ? {} : JSON.parse(text)
    if (answer.ok) return json
    say(
      `거절되었습니다 (${answer.status}). ${json.message ?? ''} ${json.allowed ? `가능한 처리: ${json.allowed.join(', ')}` : ''}`,
    )
  } catch (cause) {
    say(`서버에 닿지 못했습니다. 서버가 켜져 있는지 확인해 주세요. (${String(cause)})`)
  }
  return null
}

const showState = async () => {
  const state = await call('GET', '/__world/state')
  if (state === null) return
  const shown = [
    ['이름', state.world],
    ['시각', state.now],
    ['페르소나', state.persona ?? '없음'],
    ['방문자', JSON.stringify(state.visitor)],
    ['대기열', JSON.stringify(state.queue)],
    ['장애', JSON.stringify(state.faults)],
  ]
  $('#state').replaceChildren(
    ...shown.flatMap(([name, value]) => [element('dt', { textContent: name }), element('dd', { textContent: value })]),
  )
}

const showJournal = async () => {
  const path = $('#journal-path').value
  const lines = await call('GET', `/__world/journal${path === '' ? '' : `?path=${encodeURIComponent(path)}`}`)
  if (lines === null) return
  const rows = lines
    .slice(-100)
    .toReversed()
    .map((line) => {
      const cells = [
        line.time,
        `${line.method} ${line.path}`,
        String(line.status ?? '…'),
        line.body === null ? '' : JSON.stringify(line.body),
      ]
      return element('tr', {}, ...cells.map((textContent) => element('td', { textContent })))
    })
  $('#journal').replaceChildren(...rows)
}

const done = async (text) => {
  say(text)
  await showState()
  await showJournal()
}

let personas = []

const enterLink = (name, page) =>
  element('a', {
    href: `/__world/enter?persona=${encodeURIComponent(name)}&to=${encodeURIComponent(page)}`,
    textContent: `${page} 열기`,
  })

const personaRow = ({ name, title, pages, facts }) => {
  const button = element('button', { type: 'button', textContent: `${name} 상태로` })
  button.addEventListener('click', async () => {
    const placed = await call('POST', `/__world/personas/${name}`)
    if (placed === null) return
    $('#officer-aply').value = placed.aplyNo ?? ''
    await done(`이 세계는 이제 ${name} 상태입니다. 사업자등록번호 ${placed.brNo}, 이름 ${placed.name}`)
  })
  const known = element('p', {
    textContent: `${title} (사업자등록번호 ${facts.brNo}, ${facts.name}, ${facts.birthDay}, ${facts.phone})`,
  })
  return element('li', {}, known, button, ...pages.map((page) => enterLink(name, page)))
}

const showPersonas = () => {
  const wanted = $('#filter').value.trim().toLowerCase()
  const found = personas.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(wanted))
  $('#personas').replaceChildren(...found.map(personaRow))
}

/** A form that becomes one call; `read` may say null when it cannot be read. */
const onSubmit = (selector, handle) => {
  $(selector).addEventListener('submit', (event) => {
    event.preventDefault()
    void handle(Object.fromEntries(new FormData(event.currentTarget)))
  })
}

const parse = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    say('JSON 형식이 올바르지 않습니다.')
    return null
  }
}

const putJson = (selector, path, text) => {
  onSubmit(selector, async ({ json }) => {
    const body = parse(json)
    if (body !== null && (await call('PUT', path, body)) !== null) await done(text)
  })
}

onSubmit('#world-form', async ({ world }) => {
  document.cookie = `world=${world}; path=/; SameSite=Lax`
  await done(`이 브라우저는 이제 세계 ${world} 에 있습니다.`)
})
$('#afresh').addEventListener('click', async () => {
  if ((await call('DELETE', '/__world')) !== null) await done('처음 상태로 되돌렸습니다.')
})
$('#filter').addEventListener('input', showPersonas)
onSubmit('#clock-form', async ({ now }) => {
  if ((await call('PUT', '/__world/clock', { now: now === '' ? null : now })) !== null)
    await done('시계를 맞추었습니다.')
})
onSubmit('#visitor-form', async ({ ip }) => {
  if ((await call('PUT', '/__world/visitor', { ip })) !== null) await done('방문자를 바꾸었습니다.')
})
putJson('#queue-form', '/__world/queue', '대기열을 정했습니다.')
putJson('#faults-form', '/__world/faults', '장애를 걸었습니다.')
putJson('#settings-form', '/__world/settings', '설정을 바꾸었습니다.')
onSubmit('#officer-form', async ({ more, ...fields }) => {
  const rest = more === '' ? {} : parse(more)
  if (rest === null) return
  const order = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  if ((await call('POST', '/__world/officer', { ...order, ...rest })) !== null) await done('처리했습니다.')
})
onSubmit('#journal-form', showJournal)

await showState()
personas = (await call('GET', '/__world/personas')) ?? []
showPersonas()
await showJournal()
