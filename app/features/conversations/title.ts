import type { TFunction } from 'i18next'
import type { Language } from '~/i18n/languages'
import type { ConversationSubject } from '~/upstream/conversations.server'
import { toReaderName } from '~contract/values/reader-name'

/** Returns the name of the other side in the reader's letters. */
export function toConversationTitle(
  { otherName, state }: Pick<ConversationSubject, 'otherName' | 'state'>,
  { t, language }: { t: TFunction<'conversations'>; language: Language },
): string {
  if (otherName) return toReaderName(otherName, language)
  return t(state === 'account_closed' ? 'account_closed' : 'unnamed')
}
