import type { TestProject } from 'vitest/node'
import type { FakeServerOrigins } from '#infra/testing/fake-world'
import { makeServer } from '#server/server'

/**
 * Starts the fake server for the tests of src-infra: one for all of them, on free ports, without pages. A test gets its
 * URLs by `inject` and uses a separate world.
 */
const start = async ({ provide }: TestProject) => {
  const server = await makeServer()
  const addresses = await server.listen(0)
  const { portal, outside }: FakeServerOrigins = { ...addresses, outside: addresses.outside.replace(/\/w\/.*$/, '') }
  provide('portal', portal)
  provide('outside', outside)
  return server.close
}
export default start
