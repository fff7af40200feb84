import type { Locale, Words } from '../dictionaries/words'
import { headingOf } from '../statements/heading'
import type { NotificationRow } from './store'

/** A notification on the wire. Texts of the marketplace's own come in the caller's language; the rest are facts to tell. */
export function notificationOf(
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
      statement: statement && { id: statement.id, dynamic_title: headingOf(statement).titles[locale] },
    },
  }
}

function inLocale(words: unknown, locale: Locale): string | null {
  if (typeof words !== 'object' || words === null) return null
  return (words as Partial<Words>)[locale] ?? null
}
