import type { Settings } from './settings/settings'

export const OPEN = 'Ezo is open'

/** Formats the line that the operator reads once the site is open. */
export function formatStartLine(
  settings: Pick<Settings, 'apiUrls' | 'isDemo' | 'messages' | 'port'>,
): string {
  const { apiUrls, isDemo, messages, port } = settings
  const kind = isDemo ? 'a demo marketplace: everybody knows its passwords' : 'a marketplace'
  const line = `${OPEN}: http://localhost:${port} (${kind})\n`
  return isDemo || apiUrls || messages.sms ? line : line + SMS_OFF
}

const SMS_OFF =
  'SMS are off: nobody can confirm a phone number, so nobody can publish a statement. Set SMS_PROVIDER or SMS_URL.\n'
