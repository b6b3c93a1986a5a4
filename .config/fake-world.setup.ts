import type { TestProject } from 'vitest/node'
import { makeServer } from '#server/server'
import type {} from '../src-infra/testing/fake-world.ts'

/**
 * The fake server for the tests of src-infra: one for all of them, on free ports, without pages. A test reads its
 * addresses by `inject` and takes a world of its own.
 */
const start = async ({ provide }: TestProject) => {
  const server = await makeServer()
  const { portal, outside } = await server.listen(0)
  provide('portal', portal)
  provide('outside', outside.replace(/\/w\/.*$/, ''))
  return server.close
}
export default start
