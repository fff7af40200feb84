import { randomBytes } from 'node:crypto'
import { readCookie, setCookie } from '~/session/cookies.server'

const DEVICE_ID = /^[\w-]{22}$/

/** Returns the id stored in this browser, by which accounts recognize it. */
export function getDevice(request: Request): { id: string; cookie: string } {
  const known = readCookie(request.headers.get('cookie'), 'device')
  const id = known && DEVICE_ID.test(known) ? known : randomBytes(16).toString('base64url')
  return { id, cookie: setCookie('device', id) }
}
