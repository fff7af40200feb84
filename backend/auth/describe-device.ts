/** The first that matches: browsers name those that they are made of, too. */
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

/** `Firefox, Windows`: enough for people to know their devices by, and less than the header says. Empty when unknown. */
export function describeDevice(userAgent: string | undefined): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1])
  return known.filter(Boolean).join(', ')
}
