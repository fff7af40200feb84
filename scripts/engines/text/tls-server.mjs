import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import path from 'node:path'
import { run } from '../../run-process.mjs'
import { ensurePrograms } from '../../server-programs.mjs'
import { EngineMissing } from '../engine.mjs'

/** Headers of one connection only; Lynx waits for the end of each. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * Serves a site over TLS, with a certificate of its own, as a proxy that the site trusts.
 * @param {string} origin
 * @param {string} folder
 */
export async function startTlsServer(origin, folder) {
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'certificate.pem') }
  await createCertificate(files)
  const server = createServer({ key: readFileSync(files.key), cert: readFileSync(files.cert) })
  server.on('request', (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
    const toSite = request(origin + url, { method, headers: forwarded }, (answer) => {
      for (const [name, value = ''] of Object.entries(answer.headers))
        if (!HOP_HEADERS.has(name)) outgoing.setHeader(name, value)
      outgoing.writeHead(answer.statusCode ?? 502)
      answer.pipe(outgoing)
    })
    toSite.once('error', () => outgoing.destroy())
    incoming.pipe(toSite)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `https://localhost:${port}`,
    certificate: files.cert,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @param {{ key: string, cert: string }} files */
async function createCertificate({ key, cert }) {
  const missing = await ensurePrograms('openssl')
  if (missing.length > 0) throw new EngineMissing('openssl is not installed')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  const code = await run('openssl', [...args, ...subject], { quiet: true })
  if (code !== 0) throw new Error(`openssl req exited with ${code}`)
}
