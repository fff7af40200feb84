import type { LayoutData } from './layout-data'

export function parseDevice(userAgent: string | null): LayoutData['device'] {
  if (/android/i.test(userAgent ?? '')) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent ?? '')) return 'ios'
  return 'unknown'
}
