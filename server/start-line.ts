import type { Settings } from './settings/settings'

export const OPEN = 'Ezo is open'

/** Formats the line that the operator reads once the site is open. */
export function formatStartLine({ isDemo, port }: Pick<Settings, 'isDemo' | 'port'>): string {
  const kind = isDemo ? 'a demo marketplace: everybody knows its passwords' : 'a marketplace'
  return `${OPEN}: http://localhost:${port} (${kind})\n`
}
