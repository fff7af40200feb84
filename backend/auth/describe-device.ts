/** Ordered by priority: the first match wins, because browsers also name the engines they are based on. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Returns a short name such as `Firefox, Windows`, or an empty string for an unknown browser. */
export function describeDevice(userAgent: string | undefined): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1])
  return known.filter(Boolean).join(', ')
}
