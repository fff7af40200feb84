import type { LayoutData } from './layout-data'

/** Which app store suits a browser, by what it says of itself. */
export function parseDevice(userAgent: string | null): LayoutData['device'] {
  if (/android/i.test(userAgent ?? '')) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent ?? '')) return 'ios'
  return 'unknown'
}
