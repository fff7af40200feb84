import type { ShellData } from './shell-data'

/** Which app store suits a browser, by what it says of itself. */
export function deviceOf(userAgent: string | null): ShellData['device'] {
  if (/android/i.test(userAgent ?? '')) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent ?? '')) return 'ios'
  return 'unknown'
}
