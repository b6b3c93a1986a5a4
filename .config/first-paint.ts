import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sheets that the first view is taken from, in their order. */
const SHEETS = ['reset', 'common', 'layout', 'content', 'index']

/** What a rule says, where it stands: `media` is null outside one. */
type Rule = { readonly media: string | null; readonly selectors: readonly string[]; readonly body: string }

const squeeze = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/(?<=>div) \+ (?=div)/g, '+')
    .replace(/: /g, ':')
    .replace(/@media /g, '@media')
    .replace(/ \* /g, '*')
    .replace(/\b0\.(?=\d)/g, '.')
    .trim()

/** Splits at commas outside brackets. */
const listed = (selector: string): readonly string[] => selector.split(/,(?![^(]*\))/)

/** The rules of our sheets: one layer, in it rules and at most one level of media queries. Other at-rules stay whole. */
const rulesOf = (sheet: string): readonly Rule[] => {
  const rules: Rule[] = []
  let media: string | null = null
  for (const [, open, selector, body, close] of squeeze(sheet).matchAll(/(@media[^{]+)\{|([^{}]+)\{([^{}]*)\}|(\})/g)) {
    if (open !== undefined) media = open
    else if (close !== undefined) media = null
    else rules.push({ media, selectors: listed(selector ?? ''), body: (body ?? '').replace(/;$/, '') })
  }
  return rules
}

/** The parts that a first view is made of, and what it says for itself. `later` are states, and parts that come later. */
type View = { readonly blocks: readonly string[]; readonly later: RegExp; readonly brief: readonly Rule[] }

const ELEMENTS = /^(\*|::before|::after|html|body|h1|p|dl|dd|dt|div|a|svg)$/
/** What moves nothing and leaves every word readable: colours of what is smaller than a tile, and what is not seen at all. */
const SILENT =
  /^(transition|cursor|pointer-events|touch-action|text-underline-offset|text-decoration|scroll-padding-block|-webkit-font-smoothing|color-scheme|overflow-wrap|z-index|stroke-line|box-shadow|-webkit-text-size-adjust|text-size-adjust|min-inline-size|text-wrap|border-radius-|border-color|--notch|--ease|--fast|--art-)|^(border:0|position:relative|font-size:100%|grid-template-columns:minmax\(0,1fr\))$/

/** Of these only a part is wanted: the rest is said again for the first view, or follows with the full sheets. */
const ONLY: Readonly<Record<string, RegExp>> = {
  body: /^(?!background|color)/,
  h1: /^letter-spacing$/,
  'h1,p,dl,dd': /^margin$/,
  a: /^$/,
  '.sr': /^(position|clip-path)$/,
  '.icon': /^(?!width|height|stroke-width)/,
  '.page': /^(?!width)/,
  svg: /^display$/,
  '.icon--s': /^width$/,
  '.skip': /^(position|top)$/,
  '.header': /^(?!background)/,
  '.header__home,.header__tel': /^(?!color)/,
  '.header__title': /^(?!color)/,
  '.header__home svg': /^width$/,
  '.timer': /^(?!display|flex-wrap|align-items|gap|white-space)/,
  '.hero__facts dt': /^(?!color)/,
  '.hero__facts .hero__sum': /^(?!color)/,
  '.slip': /^border$/,
  '.tile': /^(?!color|border-radius|background|overflow)/,
  '.tiles': /^(?!padding)/,
  '.tile__art': /^(?!width)/,
  '.tile__text': /^(?!color)/,
  '.tile--main .tile__text': /^(?!color)/,
}

/** Decoration that holds no place of its own, on wide screens the pictures too: it comes with the full sheets and moves nothing. */
const DECORATION = /^(\.hero__scene|\.header__tel \.icon|.*> ?\.icon|\.tiles .*\.tile__art)$/

const MODES = ':root{color-scheme:light dark}.clear{color-scheme:dark}'
/** Lines that are seen in every mode, and other tokens as they are said shorter until the full sheets come. */
const LINE = '#8886'
const BRIEF_TOKENS = [
  ...['--line', '--line-soft', '--track', '--surface-off'].map((name) => [name, LINE] as const),
  ['--surface-strong', '#052561'],
  ['--on-action', 'Canvas'],
] as const

const LINKS: Rule = { media: null, selectors: ['a'], body: 'color:inherit;text-decoration:none' }

/**
 * What is below the first view waits for the full sheets, but not for ever: should they not come, it is shown as it is.
 * It stands below all that is shown, so nothing moves when it comes. Browsers that know how do not even lay it out before:
 * on a slow phone that would delay the first paint by a twentieth.
 */
const WAITS = 'animation:l 5s'
const LATE = '@keyframes l{0%,to{visibility:hidden;content-visibility:hidden}}'

/** The first view of `/`, and that of every other page. Links look like text or a tile; what is below waits for its place. */
export const VIEWS = {
  main: {
    blocks: ['page', 'skip', 'sr', 'icon', 'nobr', 'header', 'hero', 'slip', 'tiles', 'tile'],
    later: /:(?!:(?:before|after)$)|\[|--last|--closed|--inner|__title|__tel \+|timer|slip__/,
    brief: [
      { media: null, selectors: ['.slip', '.tile'], body: 'background:Canvas' },
      LINKS,
      { media: null, selectors: ['.hero__scene', '.now', '.tile>.icon'], body: 'display:none' },
      { media: null, selectors: ['.hero~*', '.footer'], body: WAITS },
      { media: '@media(min-width:64rem)', selectors: ['.tile__art'], body: 'display:none' },
    ],
  },
  inner: {
    blocks: ['page', 'skip', 'sr', 'icon', 'header', 'timer', 'flow', 'skeleton'],
    later: /:(?!:(?:before|after)$)|\[|--last|timer__|role|^h1$/,
    brief: [
      LINKS,
      { media: null, selectors: ['main:not(.flow--loading)', '.footer'], body: WAITS },
      { media: null, selectors: ['.skeleton span'], body: `height:1.25rem;border-radius:.25rem;background:${LINE}` },
      { media: null, selectors: ['.skeleton span:first-child'], body: 'width:55%;height:2.25rem' },
      {
        media: null,
        selectors: ['.skeleton span:last-child'],
        body: `height:16rem;margin-top:1rem;border:1px solid ${LINE};border-radius:.75rem;background:none`,
      },
    ],
  },
} as const satisfies Record<string, View>

/**
 * The fonts that stand in for ours are enough: they have the same widths, and ours would compete with the page for the
 * line. Apple's has these widths by itself.
 */
const STAND_IN = 'Apple SD Gothic Neo,Fallback Noto,sans-serif'
const STAND_IN_FACE = /@font-face\{font-family:'Fallback Noto'[^}]*\}/

const isWanted = (selector: string, { blocks, later }: View): boolean =>
  !later.test(selector) &&
  selector
    .split(/[ >+~]+/)
    .every(
      (part) =>
        ELEMENTS.test(part) ||
        (/^\w*\./.test(part) &&
          [...part.matchAll(/\.([\w-]+)/g)].every(
            ([, name = '']) => blocks.includes(name) || blocks.includes(name.split(/__|--/)[0] ?? name),
          )),
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
    .replace(/calc\(-1\*(\.?\d[\w.]*)\)/g, '-$1')
    .replace(/^400 (?=[\d.]+rem\/)/, '')

/** Our text runs from left to right and from top to bottom, so the shorter physical names say the same. */
const PHYSICAL: readonly (readonly [RegExp, string])[] = [
  [/-block-start$/, '-top'],
  [/-inline-start$/, '-left'],
  [/-inline-end$/, '-right'],
]
const physical = (name: string): string => PHYSICAL.reduce((short, [long, side]) => short.replace(long, side), name)

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

/** What of a rule the first view needs; nothing of most. */
const firstViewOf = (rule: Rule, view: View, tokens: ReadonlyMap<string, string>): readonly Rule[] => {
  const selectors = rule.selectors.filter((selector) => isWanted(selector, view) && !DECORATION.test(selector))
  const only = ONLY[selectors.join()]
  const body = declarations(rule.body)
    .filter(([name]) => only?.test(name) ?? true)
    .map(([name, value]) => `${physical(name)}:${resolved(value, tokens).replaceAll(' / ', '/')}`)
    .filter((said) => !SILENT.test(said))
    .join(';')
  return selectors.length > 0 && body !== '' ? [{ media: rule.media, selectors, body }] : []
}

/** Neighbours with the same selectors become one. */
const joined = (rules: readonly Rule[]): readonly Rule[] =>
  rules.reduce<readonly Rule[]>((list, rule) => {
    const last = list.at(-1)
    return last?.selectors.join() === rule.selectors.join()
      ? [...list.slice(0, -1), { ...rule, body: `${last.body};${rule.body}` }]
      : [...list, rule]
  }, [])

/**
 * The small sheet that stands inside every document, so that the first paint waits for nothing: the rules of the first
 * view, taken from the eight sheets in their order, with the tokens' values put in. It lies in a layer that is named
 * before all others, so what the full sheets say later always wins. [E-200] [E-208]
 */
export const firstPaintOf = (view: View, root: string): string => {
  const read = (name: string) => readFileSync(join(root, `src-ui/styles/${name}.css`), 'utf8')
  const font = read('font')
  const all = SHEETS.map(read)
    .flatMap(rulesOf)
    .filter(({ media }) => media === null || media.includes('min-width'))
  const wide = all.filter((rule) => isRoot(rule) && rule.media !== null)
  const byWidth = new Set(wide.flatMap(({ body }) => declarations(body).map(([name]) => name)))
  const always = all.filter((rule) => isRoot(rule) && rule.media === null).flatMap(({ body }) => declarations(body))
  const tokens = new Map([...always.filter(([name]) => !byWidth.has(name)), ['--font', STAND_IN], ...BRIEF_TOKENS])

  const widths = [null, ...new Set(all.flatMap(({ media }) => media ?? []))]
  const kept = [...view.brief, ...all.flatMap((rule) => firstViewOf(rule, view, tokens))]
  const roots = [
    { media: null, selectors: [':root'], body: always.map(([name, value]) => `${name}:${value}`).join(';') },
  ]
  const used = (media: string | null) => written(kept.filter((rule) => media !== null || rule.media === null))
  const trimmed = [...roots, ...wide].flatMap(({ media, selectors, body: whole }) => {
    const said = declarations(whole).filter(([name]) => byWidth.has(name) && used(media).includes(`var(${name})`))
    const body = said.map(([name, value]) => `${name}:${resolved(value, tokens)}`).join(';')
    return body === '' ? [] : [{ media, selectors, body }]
  })
  // All of one width together: the blocks of a width stand in several sheets, and none of them speaks of another's parts.
  const rules = widths.flatMap((media) => joined([...trimmed, ...kept].filter((rule) => rule.media === media)))
  const face = (STAND_IN_FACE.exec(squeeze(font))?.[0] ?? '').replace(/line-gap[^;}]*;?|'/g, '').replace(';}', '}')
  return `@layer first-paint{${face}${LATE}${MODES}${written(rules)}}`
}
