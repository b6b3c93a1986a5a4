import { $, element, field, fillSelect, focusAfter, onSubmit, option } from './dom.js'
import { change, onState, say } from './server.js'

let settings = []
let state = { settings: {}, chosen: {} }

const shown = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

const put = (chosen, words) => change('PUT', '/__world/settings', chosen, words)

/** The control that fits the value of a setting. */
const controlOf = ({ preset, choices }, value) => {
  const words = typeof preset === 'boolean' ? ['true', 'false'] : choices
  if (words !== null) {
    const select = element('select', { name: 'value' }, ...words.map((word) => option(word)))
    select.value = String(value)
    return select
  }
  const type = typeof preset === 'number' ? 'number' : 'text'
  return element('input', { name: 'value', type, value: shown(value), autocomplete: 'off' })
}

const readAs = (preset, text) => {
  if (typeof preset === 'string') return { value: text }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

const chosenSetting = () => settings.find(({ name }) => name === $('#setting-name').value)

const showControl = () => {
  const setting = chosenSetting()
  const { name, preset } = setting
  const made = field(
    'setting-input',
    `값 (기본값 ${shown(preset) || '없음'})`,
    controlOf(setting, state.settings[name]),
  )
  $('#setting-value').replaceChildren(...made.childNodes)
}

const reset = async (name, index) => {
  const { [name]: _, ...others } = state.chosen
  await put(others, `${name} 을(를) 기본값으로 되돌렸습니다.`)
  focusAfter($('#settings'), index, $('#settings-now'))
}

const showSettings = (now) => {
  state = now
  const rows = Object.entries(state.chosen).map(([name, value], index) => {
    const button = element('button', { type: 'button', className: 'quiet', textContent: '기본값으로' })
    button.setAttribute('aria-label', `${name} 기본값으로`)
    button.addEventListener('click', () => void reset(name, index))
    return element('li', { className: 'line' }, element('span', { textContent: `${name}: ${shown(value)}` }), button)
  })
  $('#settings').replaceChildren(...(rows.length === 0 ? [element('li', { textContent: '없음' })] : rows))
  if (document.activeElement?.id !== 'setting-input') showControl()
}

/** Values of `config.json` in this world. */
export const startSettings = ({ settings: all }) => {
  settings = all
  fillSelect(
    $('#setting-name'),
    settings.map(({ name }) => option(name)),
  )
  onState(showSettings)
  $('#setting-name').addEventListener('change', showControl)
  onSubmit('#setting-form', ({ name, value: text }) => {
    const read = readAs(chosenSetting().preset, text)
    return read === null
      ? say(`${name} 의 값은 JSON 이어야 합니다.`, 'wrong')
      : put({ ...state.chosen, [name]: read.value }, `${name} 은(는) 이제 ${shown(read.value) || '비어 있음'} 입니다.`)
  })
}
