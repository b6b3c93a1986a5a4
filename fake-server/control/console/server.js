import { $ } from './dom.js'

/** Says what has happened: on screen and to those who hear the page. The same sentence twice is said twice. */
export const say = (text, tone = 'done') => {
  const said = $('#said')
  said.className = tone === 'wrong' ? 'said said--wrong' : 'said'
  said.textContent = said.textContent === text ? `${text}\u200b` : text
}

/** Calls the server; answers what came as JSON, or null after saying what went wrong. */
export const call = async (method, path, body) => {
  try {
    const init =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(path, init)
    const text = await answer.text()
    const json = text === '' ? {} : JSON.parse(text)
    if (answer.ok) return json
    const allowed = json.allowed?.length > 0 ? ` 가능한 처리: ${json.allowed.join(', ')}` : ''
    say(`거절되었습니다 (${answer.status}). ${json.message ?? ''}${allowed}`, 'wrong')
  } catch (cause) {
    say(`서버에 닿지 못했습니다. 서버가 켜져 있는지 확인해 주세요. (${String(cause)})`, 'wrong')
  }
  return null
}

const followers = []

/** Calls `show` with the state of the world now and after every change. */
export const onState = (show) => followers.push(show)

/** Reads the state of the world and shows it everywhere. */
export const refresh = async () => {
  const state = await call('GET', '/__world/state')
  if (state !== null) for (const show of followers) await show(state)
  return state
}

/** Carries out a change, shows what has become of the world, and says so. Answers what the call answered, null where it failed. */
export const change = async (method, path, body, words) => {
  const answer = await call(method, path, body)
  if (answer === null) return null
  await refresh()
  say(typeof words === 'function' ? words(answer) : words)
  return answer
}
