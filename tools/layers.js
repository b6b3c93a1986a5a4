// The lint rules of this repository:
// - `layers` checks which layers, folders and packages a file may import, and reports both sides of a wrong import.
// Only tests, their `testing/` folders and `.setup.ts` files may import from `testing/`.
// - `status-words` allows the stored words of a status only in tables, cases, wire files, texts, settings and tests, so
// that no screen repeats a rule about it.
// - `effect-runs` lets screens run an effect only through `run-effect.ts` or a task.
// - `signal-reads` rejects a statement that reads a signal and ignores the value.
// - `module-state` rejects `let` and `var` at the top level of a module.
// - `test-beside-source` requires a test to be next to a source file and to have its name.
// - `use-case-file` requires a file with use cases to have the name of one of them.
// - `wire-names` (in its own file) keeps the field names of the API in the adapters. layers.fixtures.txt has an example
// that breaks each rule.

import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { wireNamesRule } from './wire-names.js'

const words = (text) => text.split(/\s+/)

/**
 * Each layer, and each part of the rule book: the layers and parts of this repository and the packages that it may
 * import, the files that it may import by path, and the additional imports of its tests.
 */
export const LAYERS = {
  'src-domain': { layers: [], packages: [], tests: ['vitest', 'fast-check'] },
  'server-rules': { layers: ['src-domain'], packages: [], tests: [] },
  'rule-book': { layers: ['src-domain', 'server-rules'], packages: [], tests: ['vitest'] },
  'rule-book/text': {
    layers: ['src-domain', 'server-rules', 'rule-book'],
    packages: [],
    tests: ['vitest'],
    // It quotes the sentences of the portal.
    paths: /^src-ui\/text\//,
    testPaths: /^src-ui\/testing\//,
  },
  'rule-book/search': {
    layers: ['src-domain', 'rule-book', 'rule-book/text'],
    packages: ['minisearch'],
    tests: ['vitest'],
    paths: /^src-ui\/text\//,
  },
  'rule-book/documents': {
    layers: ['src-domain', 'rule-book', 'rule-book/text', 'rule-book/search', 'tools'],
    packages: ['vite', 'beautiful-mermaid', 'node:*'],
    tests: ['vitest'],
    paths: /^src-ui\/text\//,
  },
  'src-app': { layers: ['src-domain'], packages: ['effect'], tests: ['vitest'] },
  'src-infra': {
    layers: ['src-domain', 'src-app'],
    packages: ['effect', 'inversify', 'reflect-metadata', 'idb-keyval', 'libheif-js'],
    tests: ['vitest', 'fast-check', 'fake-indexeddb'],
  },
  'src-ui': {
    layers: ['src-domain', 'src-app'],
    packages: ['react', 'react-dom', 'wouter', '@preact/signals-react', 'effect', 'dompurify', '@tiptap/*'],
    tests: ['vitest', 'fast-check', '@testing-library/*'],
  },
  'rule-book-page': {
    layers: ['src-domain', 'rule-book', 'rule-book/text', 'rule-book/search'],
    packages: ['react', 'react-dom', '@preact/signals-react'],
    tests: ['vitest', '@testing-library/*'],
    // It has no services.
    paths: /^src-ui\/(?:styles|text|parts)\/(?!services\/)/,
  },
  'fake-server-console': {
    layers: ['src-domain'],
    packages: ['react', 'react-dom', 'wouter', '@preact/signals-react'],
    tests: ['vitest', '@testing-library/*'],
    // It has no services. It imports the types of the control API, and writes the session that the adapter reads.
    paths:
      /^src-ui\/(?:styles|text|parts)\/(?!services\/)|^src-infra\/session\/session-wire$|^fake-server\/control\/control-answers$/,
  },
  'fake-server': {
    layers: ['src-domain', 'server-rules', 'rule-book', 'deploy'],
    packages: ['fastify', '@fastify/*', 'typebox', 'libsql', 'sanitize-html', 'vite', 'tsx/esm/api', 'node:*'],
    tests: ['vitest', 'fast-check'],
  },
  deploy: { layers: ['src-domain'], packages: ['node:*'], tests: ['vitest'] },
  tools: {
    layers: ['src-domain', 'src-app', 'src-infra', 'src-ui', 'fake-server', 'deploy'],
    packages: [
      'vite',
      '@vitejs/plugin-react',
      'rolldown/utils',
      'vitest',
      '@playwright/test',
      'lightningcss',
      'node:*',
    ],
    tests: [],
    // Vite loads its configuration before it knows an alias.
    paths: /^(?:src-domain|deploy|fake-server)\//,
  },
  e2e: {
    layers: ['src-domain', 'rule-book', 'fake-server', 'deploy', 'tools'],
    packages: ['@playwright/test', 'axe-core', 'node:*'],
    tests: ['delivery-fee-support-portal/fake-world'],
    // Journeys may also read the cases of the screens, and the type that names every form that locks (to cover each). They may read
    // nothing else of src-ui.
    testPaths: /^src-ui\/.*\.cases\.ts$|^src-ui\/parts\/form\/entry-lock\.ts$/,
  },
  checks: {
    layers: ['src-domain', 'server-rules', 'rule-book', 'fake-server', 'deploy', 'tools', 'e2e'],
    packages: [
      '@playwright/test',
      'vite',
      '@vitejs/plugin-react',
      'vitest/node',
      'puppeteer-core',
      'selenium-webdriver',
      'node:*',
    ],
    tests: ['vitest', 'fast-check', 'effect'],
    // Tests in checks may also read the screens' texts (to compare them) and the portal's wire translations (to compare
    // both sides). They may read nothing else of src-ui or src-infra.
    testPaths: /^src-ui\/text\/|^src-infra\/.*-wire$/,
  },
}

/**
 * For each layer, its folders and files in an order, lowest first; a folder may be inside another one. A file may
 * import from its own folder and from earlier folders. Tests, and files that are in no folder of the list, may import
 * from anywhere.
 */
const FOLDER_ORDERS = {
  'src-domain':
    words(`kernel time text programme settings sending help-desk directory application-status account identity admission admin business
      upload eligibility notice consent opinion proof proof/registration proof/supplement session pages records application application/form
      application/submit application/edit application/result application/officer`),
  'rule-book': words('rule-entry.ts entries'),
  'src-app': words(
    `kernel admission account notice records session pages consent application business identity admin upload opinion proof`,
  ),
  'src-infra': words(
    `wiring storage admission http account business session kernel records notice admin upload consent identity opinion proof application`,
  ),
  // Sheets and texts, what screens share, the screens, the start of the portal.
  'src-ui': words(`assets styles text parts/services parts/focus parts/design parts/help-desk parts/dialog parts/time
      parts/session parts/failure parts/form parts/controls parts/form-bar parts/task parts/page parts/traffic parts/upload parts/records parts/notice
      parts/application parts/business parts/proof screens screens/application/fields screens/application/form
      screens/application/result screens/application/edit app`),
  'fake-server':
    words(`world http agency/business agency/applicant agency/upload agency/identity agency/account agency/consent
      agency/proof agency/opinion agency/session agency/application agency/notice agency/admin agency personas officer
      outside control contract`),
  tools: words('programs sources requirements'),
}

/** The files of the user interface that may import from src-infra. The certification return page loads no container. */
const START_UP = {
  'src-ui/parts/services/services.ts': ['#infra/container', '#infra/adapters', '#infra/http/server-synced-clock'],
  'src-ui/screens/identity/ReturnScreen.tsx': ['#infra/identity/certification-return-browser'],
}

/** The folder of each alias (`#domain`), from `imports` in package.json. */
const { imports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const ALIASES = Object.fromEntries(
  Object.entries(imports).map(([alias, path]) => [alias.split('/')[0], path.split('/')[1]]),
)

const isKnown = (list, name) =>
  list.some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry || name.startsWith(`${entry}/`),
  )

/** Returns the row of `LAYERS` for a path: a part of the rule book has its own. */
const layerOf = (path) =>
  Object.keys(LAYERS)
    .filter((layer) => path.startsWith(`${layer}/`))
    .toSorted((a, b) => b.length - a.length)[0]

const placeOf = (filename) => {
  // Ignores the names of the folders above the repository.
  const parts = relative(process.cwd(), filename).replaceAll('\\', '/').split('/')
  const layerIndex = parts.findIndex((part) => part in LAYERS)
  if (layerIndex < 0) return null
  const inside = parts.slice(layerIndex)
  const file = inside.join('/')
  return { layer: layerOf(file), inside, file, test: /\.(test|spec|contract)\.tsx?$|\/testing\//.test(file) }
}

/** Returns the index of a file's folder in a list of `FOLDER_ORDERS`; -1 if the folder is not in it. */
const folderIndexIn = (folders, file) => {
  const path = file.slice(file.indexOf('/') + 1)
  const enclosing = folders.filter((folder) => path === folder || path.startsWith(`${folder}/`))
  return folders.indexOf(enclosing.toSorted((a, b) => b.length - a.length)[0])
}

/** Returns the concept of a screen's file; undefined for any other file. */
const screenConceptOf = (file) => /^src-ui\/screens\/([^/]+)\//.exec(file)?.[1]

const layers = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null) return {}
    const { layer, inside, file, test } = place
    const rule = LAYERS[layer]
    const reachable = [layer, ...rule.layers]
    const paths = [rule.paths, test ? rule.testPaths : undefined]
    const packages = [...rule.packages, ...(test ? rule.tests : [])]

    const refuse = (node, source) => context.report({ node, message: `${layer} may not import ${source}` })
    const folders = test ? [] : (FOLDER_ORDERS[layer] ?? [])
    const ownIndex = folderIndexIn(folders, file)
    /**
     * True if the target comes later than this file in the order, or is not in it. A file that is itself not in the
     * order connects the folders of its layer and may import all of them.
     */
    const isAbove = (target) => {
      const index = folderIndexIn(folders, target)
      return ownIndex >= 0 && (index < 0 || index > ownIndex)
    }
    const concept = test ? undefined : screenConceptOf(file)
    /** True if both are screens, of different concepts. What two concepts use belongs to `src-ui/parts`. */
    const isOfOtherConcept = (target) => {
      const other = screenConceptOf(target)
      return concept !== undefined && other !== undefined && other !== concept
    }
    const mayImportTesting = test || file.endsWith('.setup.ts')
    const checkSource = (node, source, isGlob = false) => {
      if (START_UP[file]?.includes(source)) return
      if (!mayImportTesting && /^[.#].*\/testing\//.test(source)) {
        refuse(node, `${source}: only tests may`)
        return
      }
      const [alias, ...path] = source.split('/')
      const folder = ALIASES[alias]
      if (!folder && !source.startsWith('.')) {
        if (!isKnown(packages, source.replace(/\?.*$/, ''))) refuse(node, source)
        return
      }
      const target = folder ? [folder, ...path].join('/') : new URL(source, `file:///${file}`).pathname.slice(1)
      const targetLayer = layerOf(target)
      const stepsUp = folder ? 0 : path.filter((part) => part === '..').length + (alias === '..' ? 1 : 0)
      const isOwnLayer = targetLayer === layer && stepsUp < inside.length
      const isByPath = paths.some((pattern) => pattern?.test(target))
      if (!isOwnLayer && !isByPath && !(reachable.includes(targetLayer) && (folder || isGlob))) refuse(node, source)
      else if (!isOwnLayer && !folder && stepsUp !== inside.length - 1) refuse(node, source)
      else if (isOwnLayer && isAbove(target)) refuse(node, `${source}: it stands above ${file}`)
      else if (isOfOtherConcept(target)) refuse(node, `${source}: it belongs to another concept than ${file}`)
      else if (targetLayer === 'src-ui' && !folder && !isGlob && (!isOwnLayer || stepsUp > 1))
        refuse(node, `${source}: name it from src-ui (#ui/…)`)
    }
    const literal = (node, argument, isGlob) =>
      argument?.type === 'Literal' && typeof argument.value === 'string'
        ? checkSource(node, argument.value, isGlob)
        : layer === 'tools' || refuse(node, 'a computed address')
    const checkDeclaration = (node) => node.source && checkSource(node, node.source.value)
    /**
     * Checks the patterns of `import.meta.glob`, which know no alias: they name each layer by path. A test may read any
     * file as text.
     */
    const checkGlob = (node, [patterns, options]) => {
      if (test && options?.properties?.some(({ value }) => value?.value === '?raw')) return
      for (const pattern of patterns?.elements ?? [patterns])
        if (!pattern?.value?.startsWith?.('!')) literal(node, pattern, true)
    }

    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      ImportExpression: (node) => literal(node, node.source),
      TSImportType: (node) => literal(node, node.source ?? node.argument?.literal ?? node.argument),
      CallExpression: (node) => {
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'require') literal(node, node.arguments[0])
        if (callee.object?.type === 'MetaProperty' && callee.property.name === 'glob') checkGlob(node, node.arguments)
      },
    }
  },
}

/** True if the file is not part of the product. */
const isTool = ({ layer }) => ['tools', 'e2e', 'checks'].includes(layer)

export const STATUS_WORDS = new Set(
  `신청 접수완료 신청완료 정보조회 검증 보완요청 보완완료 검토중 검토대기 심의 승인 대상선정 미선정 대상미선정
  보류 이체결과오류 검증요청완료 지급완료 사용자취소 사용자삭제 제출 제출완료`.split(/\s+/),
)

const MAY_NAME_A_STATUS =
  /\.(?:table|cases)\.ts$|\/articles\.rules\.ts$|-wire\.ts$|^(?:src-ui|rule-book)\/(?:.*\/)?text\/|\/settings\/settings\.ts$/

const statusWords = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null || place.test || isTool(place) || MAY_NAME_A_STATUS.test(place.file)) return {}
    return {
      Literal: (node) => {
        if (STATUS_WORDS.has(node.value))
          context.report({
            node,
            message: `the status word ${node.value} belongs into a *.table.ts or *-wire.ts; ask for the status`,
          })
      },
    }
  },
}

/**
 * Rejects `Effect.run…` in the user interface outside the two files that run effects, so that each failure is handled
 * and each defect is reported.
 */
const effectRuns = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null || place.test || place.layer !== 'src-ui') return {}
    if (/\/parts\/(?:services\/run-effect|task\/task)\.ts$/.test(place.file)) return {}
    return {
      MemberExpression: (node) => {
        if (node.object.name === 'Effect' && node.property.name.startsWith('run'))
          context.report({
            node,
            message: 'run it with runTask or runLoad, or with runEffect of parts/services/run-effect.ts',
          })
      },
    }
  },
}

/**
 * Rejects a statement that reads a signal only to subscribe to it, because the build assumes that reading a property
 * has no side effects, and removes the statement. A read whose value is used, as in `use(signal.value)`, a comparison
 * or a return, is not removed and is allowed.
 */
const signalReads = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null || place.test || !LAYERS[place.layer].packages.includes('@preact/signals-react')) return {}
    const checkReading = (node) => {
      if (node.type === 'MemberExpression' && !node.computed && node.property.name === 'value')
        context.report({ node, message: 'the build leaves out a reading whose value is not used' })
    }
    return {
      ExpressionStatement: (node) => checkReading(node.expression),
      UnaryExpression: (node) => node.operator === 'void' && checkReading(node.argument),
    }
  },
}

/**
 * Rejects module variables: state belongs to a signal or to an object with an owner, so that each test can create a new
 * one.
 */
const moduleState = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null || place.test || isTool(place) || !/\.tsx?$/.test(place.file)) return {}
    return {
      Program: ({ body }) => {
        for (const statement of body) {
          const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (node?.type === 'VariableDeclaration' && !['const', 'using'].includes(node.kind) && !node.declare)
            context.report({ node, message: 'state belongs to a signal or to an object that somebody made' })
        }
      },
    }
  },
}

/**
 * Requires a test to be next to its source and to have its name; a source with several tests adds a second word
 * (`guards.route-matrix.test.ts`). Journeys and `testing/` folders are exempt.
 */
const testBesideSource = {
  create(context) {
    const file = relative(process.cwd(), context.filename).replaceAll('\\', '/')
    if (!/\.test\.tsx?$/.test(file) || /^(?:e2e|checks)\/|\/testing\//.test(file)) return {}
    const name = basename(file).replace(/\.test\.tsx?$/, '')
    const files = readdirSync(dirname(context.filename))
    const isTested = [name, name.replace(/\.[^.]+$/, '')].some((source) =>
      ['.ts', '.tsx', '.js', '.mjs', '.table.ts', '.table.json'].some((ending) => files.includes(source + ending)),
    )
    return {
      Program: (node) => isTested || context.report({ node, message: `there is no ${name} beside this test` }),
    }
  },
}

const kebabCase = (name) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/**
 * Requires a file of src-app with use cases to have the name of one of them: `VerifyAccount` in `verify-account.ts`.
 */
const useCaseFile = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null || place.test || place.layer !== 'src-app') return {}
    const files = []
    return {
      CallExpression: ({ callee, arguments: [name] }) => {
        if (callee.name === 'useCase' && name?.type === 'Literal') files.push(`${kebabCase(name.value)}.ts`)
      },
      'Program:exit': (node) => {
        if (files.length > 0 && !files.includes(basename(place.file)))
          context.report({ node, message: `name this file after its main use case: ${files.join(' or ')}` })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    layers,
    'status-words': statusWords,
    'effect-runs': effectRuns,
    'signal-reads': signalReads,
    'module-state': moduleState,
    'wire-names': wireNamesRule,
    'test-beside-source': testBesideSource,
    'use-case-file': useCaseFile,
  },
}
