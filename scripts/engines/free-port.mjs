import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that no program listens on. @returns {Promise<number>} */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}
