import type { TFunction } from 'i18next'
import type { Language } from '~/i18n/languages'
import type { ConversationSubject } from '~/upstream/conversations.server'
import { toReaderName } from '~contract/values/reader-name'

/** Returns the name of the other side in the reader's letters. */
export function toConversationTitle(
  { otherName, state, kind, side }: Pick<ConversationSubject, 'otherName' | 'state' | 'kind' | 'side'>,
  { t, language }: { t: TFunction<'conversations'>; language: Language },
): string {
  if (otherName) return toReaderName(otherName, language)
  if (kind === 'lead') return t('team')
  if (state === 'account_closed') return t('account_closed')
  return t(kind === 'match' && side === 'owner' ? 'client' : 'unnamed')
}
