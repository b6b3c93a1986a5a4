// The layer table of the house as a lint rule: who may import whom, inside and outside. A wrong import is
// reported with the names of both layers. The fixtures in layers.fixtures.txt show every way to get it wrong.

/** Each layer: the layers of ours it may import, the packages it may import, and what its tests may add. */
const LAYERS = {
  'src-domain': { layers: [], packages: [], tests: ['vitest', 'fast-check'] },
  'src-app': { layers: ['src-domain'], packages: ['effect'], tests: ['vitest', 'fast-check'] },
  'src-infra': {
    layers: ['src-domain', 'src-app'],
    packages: ['effect', 'inversify', 'reflect-metadata', 'dompurify', 'libheif-js'],
    tests: ['vitest', 'fast-check'],
  },
  'src-ui': {
    layers: ['src-domain', 'src-app'],
    packages: ['react', 'react-dom', 'wouter', '@preact/signals-react', 'effect', 'dompurify', '@tiptap/*'],
    tests: ['vitest', 'fast-check', '@testing-library/*'],
  },
  'fake-server': {
    layers: ['src-domain'],
    packages: ['fastify', '@fastify/*', 'typebox', 'libsql', 'vite', 'node:*'],
    tests: ['vitest', 'fast-check'],
  },
  e2e: {
    layers: ['src-domain', 'fake-server'],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:*'],
    tests: ['vitest'],
  },
}

/** The one place where the user interface meets the wiring. */
const START_UP = { 'src-ui/services.ts': ['#infra/container'] }

const ALIASES = {
  '#domain': 'src-domain',
  '#app': 'src-app',
  '#infra': 'src-infra',
  '#ui': 'src-ui',
  '#server': 'fake-server',
}

const isKnown = (list, name) =>
  list.some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry || name.startsWith(`${entry}/`),
  )

/** Where a file stands: its layer, its path from the layer's folder on, and whether it is a test. */
const placeOf = (filename) => {
  const parts = filename.replaceAll('\\', '/').split('/')
  const at = parts.findLastIndex((part) => part in LAYERS)
  if (at < 0) return null
  const inside = parts.slice(at)
  const file = inside.join('/')
  return { layer: parts[at], inside, file, test: /\.(test|spec|contract)\.tsx?$|\/testing\//.test(file) }
}

const layers = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === null) return {}
    const { layer, inside, file, test } = place
    const rule = LAYERS[layer]
    const reachable = [layer, ...rule.layers]
    const packages = [...rule.packages, ...(test ? rule.tests : [])]

    const refuse = (node, source) => context.report({ node, message: `${layer} may not import ${source}` })
    const look = (node, source) => {
      if (START_UP[file]?.includes(source)) return
      if (source.startsWith('.')) {
        const target = new URL(source, `file:///${file}`).pathname.split('/')[1]
        const climbs = source.split('/').filter((part) => part === '..').length
        if (climbs >= inside.length || target !== layer) refuse(node, source)
        return
      }
      const alias = ALIASES[source.split('/')[0]]
      const allowed = alias ? reachable.includes(alias) : isKnown(packages, source.replace(/\?.*$/, ''))
      if (!allowed) refuse(node, source)
    }
    const literal = (node, argument) =>
      argument?.type === 'Literal' && typeof argument.value === 'string'
        ? look(node, argument.value)
        : refuse(node, 'a computed address')
    const declared = (node) => node.source && look(node, node.source.value)

    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      ImportExpression: (node) => literal(node, node.source),
      TSImportType: (node) => literal(node, node.source ?? node.argument?.literal ?? node.argument),
      CallExpression: (node) =>
        node.callee.type === 'Identifier' && node.callee.name === 'require' && literal(node, node.arguments[0]),
    }
  },
}

export default { meta: { name: 'house' }, rules: { layers } }
