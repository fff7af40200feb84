import { useTranslation } from 'react-i18next'
import { MiniPhoto, statementUrl, useFormatPrice } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import { UnbrokenText } from '~/ui/unbroken-text'
import type { ConversationSubject } from '~/upstream/conversations.server'

/** Returns what a conversation is about, in one line. */
export function useSubjectTitle(): (conversation: ConversationSubject) => string {
  const { t } = useTranslation('conversations')
  return ({ kind, leadKind, statement, project }) => {
    if (kind === 'call_request' || leadKind === 'call_request') return joinFacts([t('about_call'), project])
    if (kind === 'lead') return t(leadKind === 'loan_request' ? 'about_loan' : 'about_request')
    return statement ? statement.title : t('about_removed')
  }
}

/** Renders the search request and the statement of a conversation, or what else it is about. */
export function ConversationSubjectCard({ conversation }: { conversation: ConversationSubject }) {
  const { t } = useTranslation('conversations')
  const { searchRequest: request, side } = conversation
  return (
    <>
      {request ? (
        <p className="mute sm">{t(side === 'owner' ? 'client_seeks' : 'you_seek', { request })}</p>
      ) : null}
      <StatementOfConversation conversation={conversation} />
    </>
  )
}

/** Renders the statement with its photo and price. */
function StatementOfConversation({ conversation }: { conversation: ConversationSubject }) {
  const { t } = useTranslation('conversations')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const title = useSubjectTitle()(conversation)
  const card = conversation.statement?.card
  if (!card)
    return (
      <p className="mute sm">
        {title}
        {conversation.statement ? ` · ${t('not_public')}` : null}
      </p>
    )
  return (
    <div className="conversation-subject">
      <MiniPhoto photo={card.photo} />
      <p>
        <b>{formatPrice(card)}</b>
        <br />
        <a href={statementUrl(card, language)}>
          <UnbrokenText>{card.title}</UnbrokenText>
        </a>
      </p>
    </div>
  )
}
