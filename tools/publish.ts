import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compressFile } from '../deploy/compress.ts'
import { configurationSchema, SAMPLE_CONFIGURATION } from '../deploy/configuration.ts'
import { publishedDocuments, NO_POLICY_HOSTS } from '../deploy/documents.ts'
import { hostsByDirective } from '../deploy/policy.ts'

const COMPRESSED = /\.(?:js|css|html|svg|json|txt|wasm)$/

const compress = async (folder: string) => {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => COMPRESSED.test(name)).map((name) => compressFile(join(folder, name))))
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Finishes a build. `dist/` contains only what a web server publishes, compressed. `build/` contains what must not be
 * published: source maps, the manifest, the headers of every document (`headers.json`), and `finished`, which is
 * missing after an aborted build.
 */
export const publishPlugin = (root: string): Plugin => {
  const [dist, apart] = [join(root, 'dist'), join(root, 'build')]
  return {
    name: 'house:publish',
    apply: 'build',
    buildStart: () => rm(join(apart, 'finished'), { force: true }),
    buildApp: {
      order: 'post',
      handler: async () => {
        await rm(join(apart, 'maps'), { recursive: true, force: true })
        await mkdir(apart, { recursive: true })
        for (const name of await readdir(dist, { recursive: true })) {
          if (!name.endsWith('.map')) continue
          await mkdir(dirname(join(apart, 'maps', name)), { recursive: true })
          await rename(join(dist, name), join(apart, 'maps', name))
        }
        await rename(join(dist, '.vite/manifest.json'), join(apart, 'manifest.json'))
        await rm(join(dist, '.vite'), { recursive: true })
        await writeFile(
          join(dist, 'config.sample.json'),
          json({ $schema: './config.schema.json', ...SAMPLE_CONFIGURATION }),
        )
        await writeFile(join(dist, 'config.schema.json'), json(configurationSchema()))
        await compress(dist)
        await writeFile(join(apart, 'headers.json'), json(publishedDocuments(dist, hostsByDirective(NO_POLICY_HOSTS))))
        await writeFile(join(apart, 'finished'), '')
      },
    },
  }
}
