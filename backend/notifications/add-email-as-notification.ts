import type { NewMessage } from '~backend/messages/add-message'
import type { EmailTemplate } from '~backend/messages/content'
import { type FactsOf, MESSAGE_KINDS } from '~backend/messages/kinds'
import type { Db } from '~backend/platform/db/pool'
import { forEachLocale } from '~backend/platform/localized-text'
import { isOptionalNotification } from '~contract/messages'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { addNotification } from './add-notification'

type ShownKind =
  | 'statement_reviewed'
  | 'statement_blocked'
  | 'statements_unconfirmed'
  | 'loan_answered'
  | 'viewing_booked'
  | 'viewing_moved'
  | 'viewing_cancelled'
  | 'viewing_reminder'
  | 'viewing_question'
  | 'stay_requested'
  | 'stay_changed'
  | 'stay_reminder'
  | 'lead_assigned'
  | 'lead_reminder'

/**
 * Adds the text of an email to the notifications page of a user, whether or not the email is sent, unless
 * the user has disabled notifications of its kind.
 * @param url page of what the notification is about
 */
export async function addEmailAsNotification<Kind extends ShownKind>(
  transaction: Db,
  { kind, facts, cause }: Pick<NewMessage<Kind>, 'kind' | 'facts' | 'cause'>,
  { userId, url }: { userId: number; url: string },
): Promise<void> {
  // The compiler cannot relate the template's kind to that of the facts.
  const template = MESSAGE_KINDS[kind].template as EmailTemplate<FactsOf<Kind>>
  const contents = forEachLocale((locale) => template[locale](facts))
  await addNotification(transaction, {
    userId,
    kind: NOTIFICATION_KIND.general,
    details: {
      title: forEachLocale((locale) => contents[locale].subject),
      text: forEachLocale((locale) => contents[locale].paragraphs.join(' ')),
      message: contents.ka.quote || undefined,
      url,
    },
    cause,
    setting: isOptionalNotification(kind) ? kind : undefined,
  })
}
