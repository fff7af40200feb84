import type { LayoutData } from './layout-data'

type Device = LayoutData['device']

export function parseDevice(userAgent: string | null | undefined): Device {
  if (/android/i.test(userAgent ?? '')) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent ?? '')) return 'ios'
  return 'unknown'
}

/** `User-Agent` headers that reveal only the device. */
export const userAgentsOfDevices: Record<Device, string> = { android: 'Android', ios: 'iPhone', unknown: '' }
