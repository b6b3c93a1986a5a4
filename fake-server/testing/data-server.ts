// A server in its own process, for the test that kills it: `node --import tsx data-server.ts {folder}`.
import { makeServer } from '../server.ts'
import { TEST_PERSONAS, TEST_ROUTES } from './test-routes.ts'

const server = await makeServer({ data: process.argv[2] ?? null, routes: TEST_ROUTES, personaSet: TEST_PERSONAS })
console.log(JSON.stringify(await server.listen(0)))
