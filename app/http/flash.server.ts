import { clearCookie, readCookie, setCookie } from './cookies.server'

/**
 * One sentence under the header after a redirect. The cookie holds the name of a sentence, never a text, so a
 * forged cookie can at most show another sentence of ours.
 */
export const flashes = {
  signed_in: 'good',
  signed_out: 'good',
  session_ended: 'info',
  sign_in_failed: 'bad',
  sign_in_unavailable: 'bad',
  log_in_first: 'info',
  light_on: 'good',
  light_off: 'good',
} as const

export type Flash = keyof typeof flashes

/** The `Set-Cookie` line that makes the next page say it. */
export function sayNext(flash: Flash): string {
  return setCookie('flash', flash)
}

/** What the page should say, with the line that makes it say so once. */
export function takeFlash(cookieHeader: string | null) {
  const flash = readCookie(cookieHeader, 'flash')
  if (!flash) return undefined
  if (!isFlash(flash)) return undefined
  return { name: flash, tone: flashes[flash], clear: clearCookie('flash') }
}

function isFlash(name: string): name is Flash {
  return Object.hasOwn(flashes, name)
}
