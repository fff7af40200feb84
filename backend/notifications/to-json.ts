import type { z } from 'zod'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading } from '~backend/statements/heading'
import type { Notification } from '~contract/schemas/notifications'
import type { NotificationRow } from './store'

/** Localized texts are in the caller's language; the rest are facts to format. */
export function toNotificationJson(
  { uuid, kind, seen, created_at, response, details, sender, statement }: NotificationRow,
  locale: Locale,
): z.input<typeof Notification> {
  const { title, text, url, ...facts } = details
  return {
    uuid,
    type: kind,
    seen,
    created_at,
    title: title?.[locale] ?? null,
    text: text?.[locale] ?? null,
    url: url ?? null,
    additional_information: {
      ...facts,
      response,
      sender,
      statement: statement && { id: statement.id, dynamic_title: getHeading(statement).titles[locale] },
    },
  }
}
