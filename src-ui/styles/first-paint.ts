/** The sheets that the first view is taken from, in their order. */
export const FIRST_PAINT_SHEETS = ['reset', 'common', 'layout', 'content', 'index'] as const

/** What a rule says, where it stands: `media` is null outside one. */
type Rule = { readonly media: string | null; readonly selectors: readonly string[]; readonly body: string }

const squeeze = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/: /g, ':')
    .replace(/\b0\.(?=\d)/g, '.')
    .trim()

/** Splits at commas outside brackets. */
const listed = (selector: string): readonly string[] => selector.split(/,(?![^(]*\))/)

/** The rules of our sheets: one layer, in it rules and at most one level of media queries. Other at-rules stay whole. */
const rulesOf = (sheet: string): readonly Rule[] => {
  const text = squeeze(sheet)
    .replace(/^@layer \w+\{/, '')
    .replace(/\}$/, '')
  const rules: Rule[] = []
  let media: string | null = null
  for (const [, open, selector, body, close] of text.matchAll(/(@media[^{]+)\{|([^{}]+)\{([^{}]*)\}|(\})/g)) {
    if (open !== undefined) media = open
    else if (close !== undefined) media = null
    else rules.push({ media, selectors: listed(selector ?? ''), body: (body ?? '').replace(/;$/, '') })
  }
  return rules
}

/** Parts that the first view of `/` and the frame of every page are made of. */
const BLOCKS = ['page', 'skip', 'sr', 'icon', 'icon--s', 'nobr', 'header', 'hero', 'slip', 'tiles', 'tile']
const ELEMENTS = /^(\*|::before|::after|html|body|h1|p|dl|dd|dt|div|a|svg)$/
/** States, and parts of those blocks that come into view later. */
const LATER = /:(?!:(?:before|after)$)|\[|--last|--closed|--inner|__title|timer|slip__|role/
/** What does nothing for the first picture. */
const SILENT =
  /^(transition|cursor|touch-action|text-underline-offset|scroll-padding-block|-webkit-font-smoothing|color-scheme|overflow-wrap|z-index|stroke-line|box-shadow|-webkit-text-size-adjust|text-size-adjust|min-inline-size|text-wrap|border-radius-|--notch|--ease|--fast)/
/** The skip link is only to be out of sight. */
const ONLY: Readonly<Record<string, RegExp>> = { '.skip': /^(position|top)$/ }

const blockOf = (name: string): string => (BLOCKS.includes(name) ? name : (name.split(/__|--/)[0] ?? name))

const isWanted = (selector: string): boolean =>
  !LATER.test(selector) &&
  selector
    .split(/[ >+~]+/)
    .every(
      (part) =>
        ELEMENTS.test(part) ||
        (/^\w*\./.test(part) &&
          [...part.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => BLOCKS.includes(blockOf(name)))),
    )

const declarations = (body: string): readonly (readonly [string, string])[] =>
  body.split(/;(?![^(]*\))/).map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)] as const)

const isRoot = ({ selectors }: Rule) => selectors.includes(':root')

/** Tokens become their values, but for those that change with the width of the screen. */
const resolved = (text: string, tokens: ReadonlyMap<string, string>): string =>
  text
    .replace(/var\((--[\w-]+)\)/g, (kept, name: string) => {
      const value = tokens.get(name)
      return value === undefined ? kept : resolved(value, tokens)
    })
    .replace(/calc\(-1 \* (\.?\d[\w.]*)\)/g, '-$1')

const written = (rules: readonly Rule[]): string => {
  let text = ''
  let media: string | null = null
  for (const rule of rules) {
    if (rule.media !== media) text += `${media === null ? '' : '}'}${rule.media === null ? '' : `${rule.media}{`}`
    media = rule.media
    text += `${rule.selectors.join(',')}{${rule.body}}`
  }
  return `${text}${media === null ? '' : '}'}`
}

/**
 * The small sheet that stands inside every document, so that the first paint waits for nothing: the rules of the first
 * view, taken from the eight sheets in their order, with the tokens' values put in. It lies in a layer below all others,
 * so what the full sheets say later always wins. `styles` names the layers, `font` has the
 * faces, of which the first view needs the fallbacks and our own words. [E-200] [E-208]
 */
export const firstPaintOf = ({
  styles,
  font,
  sheets,
}: {
  readonly styles: string
  readonly font: string
  readonly sheets: readonly string[]
}): string => {
  const all = sheets.flatMap(rulesOf).filter(({ media }) => media === null || media.includes('min-width'))
  const wide = all.filter((rule) => isRoot(rule) && rule.media !== null)
  const byWidth = new Set(wide.flatMap(({ body }) => declarations(body).map(([name]) => name)))
  const always = all.filter((rule) => isRoot(rule) && rule.media === null).flatMap(({ body }) => declarations(body))
  const tokens = new Map(always.filter(([name]) => !byWidth.has(name)))

  // All of one width together: the blocks of a width stand in several sheets, and none of them speaks of another's parts.
  const widths = [null, ...new Set(all.flatMap(({ media }) => media ?? []))]
  const kept = widths
    .flatMap((media) => all.filter((rule) => rule.media === media))
    .flatMap((rule) => {
      const selectors = rule.selectors.filter(isWanted)
      const only = ONLY[selectors[0] ?? '']
      const said = declarations(rule.body).filter(([name]) => !SILENT.test(name) && (only?.test(name) ?? true))
      const body = said.map(([name, value]) => `${name}:${resolved(value, tokens)}`).join(';')
      return selectors.length > 0 && body !== '' ? [{ media: rule.media, selectors, body }] : []
    })
  const text = written(kept)
  const roots = [
    { media: null, selectors: [':root'], body: always.map(([name, value]) => `${name}:${value}`).join(';') },
    ...wide,
  ]
  const trimmed = roots.flatMap(({ media, selectors, body }) => {
    const said = declarations(body).filter(([name]) => byWidth.has(name) && text.includes(`var(${name})`))
    return [{ media, selectors, body: said.map(([name, value]) => `${name}:${resolved(value, tokens)}`).join(';') }]
  })
  const order = /@layer[^{;]+;/.exec(styles)?.[0] ?? ''
  const faces = (squeeze(font).match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => !/-(?:ks|rest-\d)\./.test(face))
  return `${squeeze(order)}@layer first-paint{${faces.join('')}${written([...trimmed, ...kept])}}`
}
