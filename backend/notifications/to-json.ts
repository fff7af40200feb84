import type { Locale, LocalizedText } from '~backend/dictionaries/localized'
import { getHeading } from '~backend/statements/heading'
import type { NotificationRow } from './store'

/** Own texts are in the caller's language; the rest are facts to format. */
export function toNotificationJson(
  { uuid, kind, seen, created_at, response, details, sender, statement }: NotificationRow,
  locale: Locale,
) {
  const { title, text, url, ...facts } = details
  return {
    uuid,
    type: kind,
    seen,
    created_at,
    title: inLocale(title, locale),
    text: inLocale(text, locale),
    url: typeof url === 'string' ? url : null,
    additional_information: {
      ...facts,
      response,
      sender,
      statement: statement && { id: statement.id, dynamic_title: getHeading(statement).titles[locale] },
    },
  }
}

function inLocale(texts: unknown, locale: Locale): string | null {
  if (typeof texts !== 'object' || texts === null) return null
  return (texts as Partial<LocalizedText>)[locale] ?? null
}
